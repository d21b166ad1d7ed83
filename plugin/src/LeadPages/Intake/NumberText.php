<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;

/** A number as a visitor typed it, kept as text so that none of its digits change. */
final class NumberText extends Type {

	private const PATTERN = '^-?[0-9]{1,15}(?:\.[0-9]{1,6})?$';

	protected function schema(): array {
		return array( 'type' => array( 'string', 'number' ) );
	}

	protected function read( mixed $value, Source $source ): string {
		$text = is_int( $value ) || is_float( $value ) ? (string) wp_json_encode( $value ) : $value;
		return is_string( $text ) && 1 === preg_match( '~' . self::PATTERN . '~D', trim( $text ) ) ? trim( $text ) : throw Invalid::because( __( 'This must be a number, such as 250000 or 3.5.', 'svc' ) );
	}
}
