<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Kernel\Failure;
use Svc\Users\Fields\Editor;
use Svc\Users\Fields\IntranetFields;

/** Checks which fields a caller may change. An unchanged value is always allowed. */
final class IntranetChanges {

	public function __construct( private readonly IntranetFields $fields ) {}

	/**
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $shown
	 * @throws Failure
	 */
	public function require_allowed( array $input, array $shown, bool $may_manage ): void {
		$changed = array_keys( array_filter( $input, static fn ( mixed $value, string $field ): bool => ! self::is_same( $value, $shown[ $field ] ), ARRAY_FILTER_USE_BOTH ) );
		$fixed   = array_filter( $changed, fn ( string $field ): bool => Editor::Nobody === $this->fields->all()[ $field ]->editor );
		if ( array() !== $fixed ) {
			throw Failure::invalid( array_fill_keys( $fixed, __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
		}
		$forbidden = array_filter( $changed, fn ( string $field ): bool => Editor::Owner !== $this->fields->all()[ $field ]->editor );
		if ( ! $may_manage && array() !== $forbidden ) {
			throw Failure::forbidden( array_values( $forbidden ) );
		}
	}

	/** Null, "" and an empty list are the same empty value. */
	private static function is_same( mixed $sent, mixed $shown ): bool {
		$nothing = array( null, '', array() );
		return $sent === $shown || ( in_array( $sent, $nothing, true ) && in_array( $shown, $nothing, true ) );
	}
}
