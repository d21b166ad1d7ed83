<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Signatures;

use Closure;
use Svc\EmailTemplates\AbilityCategories;
use Svc\EmailTemplates\Capabilities;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Rendering\Chosen;
use Svc\EmailTemplates\Rendering\SiteLanguage;
use Svc\EmailTemplates\Rendering\Situations;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Effect;
use Svc\Kernel\Feature;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Users\Contacts;
use Svc\Users\Intranet\People;

/** E-mail signatures: people read their own, administrators all. */
final class SignatureFeature implements Feature, OffersAbilities {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array(
			Route::get( '/signatures', fn () => $this->list() ),
			Route::download( '/signatures/export', fn () => $this->export() ),
			Route::get( '/signatures/{user_id}', fn () => $this->get() ),
		);
	}

	public function abilities(): array {
		return array(
			new Ability(
				'svc-etb/get-signature',
				AbilityCategories::TEMPLATES,
				__( 'Read a signature', 'svc' ),
				__( 'Callers get their own; administrators that of any person. Copy the HTML as it is.', 'svc' ),
				fn () => $this->get(),
				new Target( 'user_id', __( 'User ID of the person', 'svc' ) ),
				__( 'Shows the e-mail signature of a person.', 'svc' )
			),
		);
	}

	private function list(): Operation {
		return new Operation(
			'list-signatures',
			__( 'Lists the people with the size and the warnings of their e-mail signatures, by last name.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			SignatureFields::listed( ... ),
			self::managers(),
			fn ( Call $call ): Reply => SiteLanguage::run( fn (): Reply => Reply::page( $this->signatures()->page( $call->input['page'], $call->input['per_page'] ) ) ),
		);
	}

	private function export(): Operation {
		return new Operation(
			'export-signatures',
			__( 'All e-mail signatures as a spreadsheet, for Google Workspace and Exchange.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => new Record( array() ),
			self::managers(),
			fn (): Reply => SiteLanguage::run( fn (): Reply => Reply::lines( 'text/csv; charset=utf-8', $this->signatures()->lines(), 'signatures-' . wp_date( 'Y-m-d' ) . '.csv' ) ),
		);
	}

	private function get(): Operation {
		return new Operation(
			'get-signature',
			__( 'The e-mail signature of a person as HTML and plain text.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			SignatureFields::single( ... ),
			static fn ( Caller $caller ): bool => People::may_be_seen_by( $caller ) || $caller->can( Capabilities::SIGNATURES ),
			fn ( Call $call ): Reply => Reply::one( SiteLanguage::run( fn (): Signature => $this->signatures()->of( $call->path['user_id'], $call->caller ) )->answer() ),
			array( 'user_id' ),
		);
	}

	/** @return Closure(Caller): bool */
	private static function managers(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::SIGNATURES );
	}

	private function signatures(): Signatures {
		$settings = new SettingsStore( $this->database );
		return new Signatures( ( $this->contacts )(), new Chosen( new TemplateStore( $this->database ), $settings ), new Situations( $settings, TagFields::all() ) );
	}
}
