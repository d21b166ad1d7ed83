<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;

/** Text with inline markup, limited to the formats of the editor's toolbar. */
final class InlineText extends Type {

	private const MAX     = 20000;
	private const ALLOWED = array(
		'a'      => array( 'href' => true ),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/** @return array<string, mixed> */
	protected function schema(): array {
		return array( 'type' => 'string' );
	}

	protected function read( mixed $value, Source $source ): string {
		$text  = ( new Text( self::MAX ) )->parse( $value, $source );
		$clean = wp_kses( $text, self::ALLOWED, array( 'http', 'https', 'mailto', 'tel' ) );
		if ( wp_kses_normalize_entities( $text ) !== $clean ) {
			/* translators: %s: comma-separated names of HTML elements. */
			throw Invalid::because( sprintf( __( 'This may have only these elements: %s. Write < and > of the text itself as &lt; and &gt;.', 'svc' ), implode( ', ', array_keys( self::ALLOWED ) ) ) );
		}
		return force_balance_tags( $clean );
	}
}
