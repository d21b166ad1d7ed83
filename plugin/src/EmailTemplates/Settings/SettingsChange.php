<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Settings;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Users\Capabilities;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\Company\CompanyStore;

/** Changes the settings and the company record together. */
final class SettingsChange {

	/** Images that e-mail programs show. */
	private const IMAGES = array( 'image/jpeg', 'image/png', 'image/gif', 'image/webp' );

	public function __construct(
		private readonly SettingsStore $settings,
		private readonly CompanyStore $company,
		private readonly TemplateStore $templates,
	) {}

	/**
	 * @param array<string, mixed> $input Parsed.
	 * @return array<string, mixed> As they are answered after the change.
	 * @throws Failure
	 */
	public function make( array $input, Caller $caller, Precondition $precondition ): array {
		return $this->company->exclusively(
			fn (): array => $this->settings->exclusively(
				function () use ( $input, $caller, $precondition ): array {
					$old = $this->settings->current();
					$precondition->require( Etag::of( self::answer( $old ) ) );
					$this->change_company( $input['company'] ?? array(), $caller );
					unset( $input['company'] );
					$this->check( $input, $old );
					$this->settings->merge( $input );
					return self::answer( $this->settings->current() );
				}
			)
		);
	}

	/** @return array<string, mixed> */
	public static function answer( MailSettings $settings ): array {
		return array( 'company' => CompanyRecord::current()->fields() ) + $settings->all();
	}

	/**
	 * Fields that are sent back unchanged need no right to change them.
	 *
	 * @param array<string, mixed> $input
	 */
	private function change_company( array $input, Caller $caller ): void {
		$now     = CompanyRecord::current()->fields();
		$changed = array_filter( $input, static fn ( mixed $value, string $field ): bool => $now[ $field ] !== $value, ARRAY_FILTER_USE_BOTH );
		if ( array() === $changed ) {
			return;
		}
		if ( ! $caller->can( Capabilities::MANAGE ) ) {
			throw Failure::forbidden( array_map( static fn ( string $field ): string => "company.$field", array_keys( $changed ) ) );
		}
		$this->company->change( $changed, Precondition::none() );
	}

	/**
	 * References that are sent back unchanged may have become invalid since.
	 *
	 * @param array<string, mixed> $input
	 */
	private function check( array $input, MailSettings $old ): void {
		$problems = array();
		foreach ( $input['uses'] ?? array() as $purpose => $id ) {
			$problems[ "uses.$purpose" ] = $this->template_problem( $id, $old->uses[ $purpose ], Purpose::from( $purpose ) );
		}
		if ( isset( $input['signature']['default'] ) ) {
			$problems['signature.default'] = $this->template_problem( $input['signature']['default'], $old->signature['default'], Purpose::Signature );
		}
		foreach ( $input['signature']['roles'] ?? array() as $role => $id ) {
			$problems[ "signature.roles.$role" ] = $this->template_problem( $id, $old->signature['roles'][ $role ], Purpose::Signature );
		}
		foreach ( array( 'logo_id', 'logo_dark_id' ) as $logo ) {
			$problems[ "brand.$logo" ] = self::image_problem( $input['brand'][ $logo ] ?? null, $old->brand[ $logo ] );
		}
		$problems = array_filter( $problems, 'is_string' );
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
	}

	private function template_problem( ?int $id, ?int $old, Purpose $purpose ): ?string {
		return null === $id || $id === $old || null !== $this->templates->active( $id, $purpose )
			? null
			: __( 'There is no active template of this purpose with this ID. Send the ID of one, or null.', 'svc' );
	}

	private static function image_problem( ?int $id, ?int $old ): ?string {
		return null === $id || $id === $old || ( 'attachment' === get_post_type( $id ) && in_array( get_post_mime_type( $id ), self::IMAGES, true ) )
			? null
			: __( 'There is no such image in the media library. Send the ID of a JPEG, PNG, GIF or WebP image, or null.', 'svc' );
	}
}
