<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Failure;
use Svc\ModernData\Blocks\TreeMarkup;

/** Converts parsed input to changes of a template. */
final class TemplateChanges {

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> For Template::with().
	 * @throws Failure
	 */
	public static function of( array $input, Purpose $purpose ): array {
		$changes = array_intersect_key( $input, array_flip( array( 'name', 'content' ) ) );
		if ( array_key_exists( 'theme', $input ) ) {
			$changes['theme'] = $input['theme'] ?? array();
		}
		if ( isset( $input['status'] ) ) {
			$changes['status'] = TemplateStatus::from( $input['status'] );
		}
		if ( isset( $input['blocks'] ) ) {
			if ( isset( $input['content'] ) ) {
				throw Failure::invalid( array( 'blocks' => __( 'Send content or blocks, not both.', 'svc' ) ) );
			}
			$changes['content'] = TreeMarkup::of( $input['blocks'] );
		}
		return $changes + self::lines( array_intersect_key( $input, array_flip( array( 'subject', 'preheader' ) ) ), $purpose );
	}

	/**
	 * @param array<string, string|null> $sent
	 * @return array<string, string>
	 * @throws Failure
	 */
	private static function lines( array $sent, Purpose $purpose ): array {
		if ( $purpose->has_subject() ) {
			if ( array_key_exists( 'subject', $sent ) && null === $sent['subject'] ) {
				throw Failure::invalid( array( 'subject' => __( 'This is required.', 'svc' ) ) );
			}
			return array_map( 'strval', $sent );
		}
		$extra = array_keys( array_filter( $sent, static fn ( ?string $text ): bool => '' !== ( $text ?? '' ) ) );
		return array() === $extra ? array() : throw Failure::invalid( array_fill_keys( $extra, __( 'E-mails of this purpose have none. Leave it out, or send null.', 'svc' ) ) );
	}
}
