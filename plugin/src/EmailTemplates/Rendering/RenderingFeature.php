<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Closure;
use Svc\EmailTemplates\AbilityCategories;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Contacts;

/** Renderings, merge tags and starters. Renderings are posted, so that no values stand in the log of a web server. */
final class RenderingFeature implements Feature, OffersAbilities {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array(
			Route::post( '/render', fn () => $this->operations()->render_written() ),
			Route::post( '/templates/{id}/render', fn () => $this->operations()->render_stored() ),
			Route::get( '/merge-tags', fn () => $this->operations()->list_tags() ),
			Route::get( '/starters', fn () => $this->operations()->list_starters() ),
		);
	}

	public function abilities(): array {
		return array(
			new Ability(
				'svc-etb/render-template',
				AbilityCategories::TEMPLATES,
				__( 'Render a template', 'svc' ),
				__( 'Choose it to check a template that you have written: send sample as true, and look at the warnings. Nothing is sent.', 'svc' ),
				fn () => $this->operations()->render_stored(),
				new Target( 'id', __( 'ID of the template', 'svc' ) ),
				__( 'Shows a template as it will be sent.', 'svc' )
			),
			new Ability(
				'svc-etb/list-merge-tags',
				AbilityCategories::TEMPLATES,
				__( 'List merge tags', 'svc' ),
				__( 'Choose it before you write a template: templates with other tags cannot be made active. A default follows a vertical bar, as in {{lead.first_name|there}}.', 'svc' ),
				fn () => $this->operations()->list_tags(),
				summary: __( 'Lists what templates can be filled in with.', 'svc' )
			),
		);
	}

	private function operations(): RenderingOperations {
		return new RenderingOperations( $this->previews( ... ) );
	}

	private function previews(): Previews {
		$fields = TagFields::all();
		return new Previews( new TemplateStore( $this->database ), new Contexts( $this->contacts ), new Situations( new SettingsStore( $this->database ), $fields ), new WrittenCheck( $fields ) );
	}
}
