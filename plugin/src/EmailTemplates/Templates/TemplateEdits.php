<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Content\SafeMarkup;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\MailError;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Starters\Starters;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;

/** Creates, changes and deletes templates. */
final class TemplateEdits {

	public function __construct(
		private readonly TemplateStore $store,
		private readonly TemplateWriter $writer,
		private readonly TemplatePresenter $presenter,
		private readonly SettingsStore $settings,
		private readonly Revisions $revisions,
	) {}

	/** @param array<string, mixed> $input Of TemplateFields::create_input() or import_input(), parsed. */
	public function create( array $input ): Template {
		$purpose = Purpose::from( $input['purpose'] );
		$starter = Starters::of( $purpose );
		$changes = self::sent( $input, $purpose );
		$blank   = new Template( 0, 1, '', $purpose, null, null, '', array(), TemplateStatus::Draft, '', '', null );
		$default = array( 'content' => $starter->content );
		if ( $purpose->has_subject() ) {
			$default['subject']   = $starter->subject;
			$default['preheader'] = isset( $changes['content'] ) ? '' : $starter->preheader;
		}
		return $this->insert( $blank->with( $changes + $default ) );
	}

	public function duplicate( int $id ): Template {
		$template = $this->store->find( $id ) ?? throw self::not_found();
		/* translators: %s: name of a template. */
		$name = sprintf( __( '%s (copy)', 'svc' ), mb_substr( $template->name, 0, TemplateFields::LINE - 20 ) );
		return $this->insert(
			$template->with(
				array(
					'name'   => mb_substr( $name, 0, TemplateFields::LINE ),
					'status' => TemplateStatus::Draft,
				)
			)
		);
	}

	/** @param array<string, mixed> $input Of TemplateFields::update_input(), parsed. */
	public function update( int $id, array $input, Precondition $precondition ): Template {
		return $this->change(
			$id,
			$precondition,
			function ( Template $template ) use ( $input ): Template {
				$this->require_unchanged( $template, $input );
				return $template->with( self::sent( $input, $template->purpose ) );
			}
		);
	}

	public function restore( int $id, int $revision, Precondition $precondition ): Template {
		return $this->change(
			$id,
			$precondition,
			fn ( Template $template ): Template => $this->revisions->state( $template, $revision ) ?? throw Failure::invalid( array( 'revision' => __( 'The template has no such revision.', 'svc' ) ) )
		);
	}

	/** @return bool Whether it is in the trash; otherwise it is gone. */
	public function delete( int $id, Precondition $precondition ): bool {
		return $this->writer->alone(
			$id,
			function () use ( $id, $precondition ): bool {
				$template = $this->found( $id, $precondition );
				if ( $this->is_in_use( $template ) ) {
					throw TemplateChecks::in_use();
				}
				$this->writer->delete( $template );
				return TemplateStatus::Trash !== $template->status && null !== $this->store->find( $id );
			}
		);
	}

	public static function not_found(): Failure {
		return new Failure( MailError::TemplateNotFound, __( 'There is no such template.', 'svc' ) );
	}

	private function insert( Template $template ): Template {
		$id = $this->writer->alone(
			0,
			function () use ( $template ): int {
				TemplateChecks::require( $template, null, false );
				$this->settings->keep();
				return $this->writer->insert( $template );
			}
		);
		return $this->store->find( $id ) ?? throw self::not_found();
	}

	/** @param callable(Template): Template $changed */
	private function change( int $id, Precondition $precondition, callable $changed ): Template {
		$this->writer->alone(
			$id,
			function () use ( $id, $precondition, $changed ): void {
				$template = $this->found( $id, $precondition );
				$fresh    = $changed( $template );
				if ( TemplateStatus::Trash === $fresh->status ) {
					throw Failure::invalid( array( 'status' => __( 'Send draft or active: draft takes a template out of the trash. DELETE moves one there.', 'svc' ) ) );
				}
				TemplateChecks::require( $fresh, $template, $this->is_in_use( $template ) );
				if ( get_object_vars( $fresh ) !== get_object_vars( $template ) ) {
					$this->writer->update( $fresh, $template );
				}
			}
		);
		return $this->store->find( $id ) ?? throw self::not_found();
	}

	/** @throws Failure */
	private function found( int $id, Precondition $precondition ): Template {
		$template = $this->store->find( $id ) ?? throw self::not_found();
		$precondition->require( Etag::of( $this->presenter->single( $template ) ) );
		return $template;
	}

	private function is_in_use( Template $template ): bool {
		return in_array( $template->id, $this->settings->templates(), true );
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure When a field that never changes is sent with another value.
	 */
	private function require_unchanged( Template $template, array $input ): void {
		$shown = $this->presenter->single( $template );
		$fixed = array_filter( TemplateFields::FIXED, static fn ( string $field ): bool => array_key_exists( $field, $input ) && $input[ $field ] !== $shown[ $field ] );
		if ( array() !== $fixed ) {
			throw Failure::invalid( array_fill_keys( $fixed, __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
		}
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> For Template::with().
	 */
	private static function sent( array $input, Purpose $purpose ): array {
		$changes = TemplateChanges::of( $input, $purpose );
		return isset( $changes['content'] ) ? array_replace( $changes, array( 'content' => SafeMarkup::of( $changes['content'] ) ) ) : $changes;
	}
}
