<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Signatures;

use Svc\EmailTemplates\Capabilities;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Render\Source;
use Svc\EmailTemplates\Rendering\Chosen;
use Svc\EmailTemplates\Rendering\Contexts;
use Svc\EmailTemplates\Rendering\Situations;
use Svc\EmailTemplates\Starters\Starters;
use Svc\EmailTemplates\Templates\Template;
use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Text\Csv;
use Svc\Users\Contact;
use Svc\Users\Contacts;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\People;

/** Makes the e-mail signatures of people, each of the template of their role. */
final class Signatures {

	/** As the tools of Google Workspace and Exchange name them. */
	private const COLUMNS = array( 'email', 'name', 'html', 'text' );

	/** @var array<string, array{Template|null, Source}> By role; null for the starter. */
	private array $chosen = array();

	public function __construct(
		private readonly Contacts $contacts,
		private readonly Chosen $templates,
		private readonly Situations $situations,
	) {}

	/** @throws Failure */
	public function of( int $user_id, Caller $caller ): Signature {
		$may_manage = $caller->can( Capabilities::SIGNATURES );
		if ( ! $may_manage && $caller->id() !== $user_id ) {
			throw Failure::forbidden();
		}
		$person = $this->contacts->find( $user_id );
		if ( null === $person || ! $person->role->is_person() ) {
			throw $may_manage ? People::not_found() : Failure::forbidden();
		}
		return $this->signature( $person );
	}

	/** By last name. */
	public function page( int $page, int $per_page ): Page {
		[ $people, $total ] = $this->contacts->page( $page, $per_page );
		return new Page( array_map( fn ( Contact $person ): array => $this->signature( $person )->summary(), $people ), $total, $page, $per_page );
	}

	/** @return iterable<string> Lines of a spreadsheet with all people. */
	public function lines(): iterable {
		yield Csv::line( self::COLUMNS );
		foreach ( $this->contacts->all() as $person ) {
			yield Csv::line( $this->signature( $person )->cells() );
		}
	}

	private function signature( Contact $person ): Signature {
		[ $template, $source ] = $this->chosen[ $person->role->value ] ??= $this->choose( $person->role );
		$situation             = $this->situations->make( Purpose::Signature, array( 'person' => Contexts::person( $person ) ), Role::LoanOfficer === $person->role );
		return new Signature( $person, $template?->id, Renderer::render( $source, $situation ) );
	}

	/** @return array{Template|null, Source} */
	private function choose( Role $role ): array {
		$template = $this->templates->signature( $role );
		return array( $template, $template?->source() ?? Starters::of( Purpose::Signature )->source() );
	}
}
