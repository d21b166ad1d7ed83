<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;

/** The raw text of a cell. Only excessive length is refused here; RowCheck reports other problems. */
final class CellText extends Type {

	public function __construct( private readonly int $max ) {}

	protected function schema(): array {
		return array(
			'type'      => 'string',
			'maxLength' => $this->max,
		);
	}

	protected function read( mixed $value, Source $source ): string {
		if ( ! is_string( $value ) ) {
			throw Invalid::because( __( 'This must be text.', 'svc' ) );
		}
		$length = mb_strlen( $value, 'UTF-8' );
		if ( $length > $this->max ) {
			/* translators: 1: largest allowed number of characters, 2: number of characters sent. */
			throw Invalid::because( sprintf( __( 'This may have at most %1$d characters; it has %2$d.', 'svc' ), $this->max, $length ) );
		}
		return $value;
	}
}
