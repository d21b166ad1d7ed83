<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Tags;

/** Unicode's characters that change the direction of the text after them: a value that leaves one open would turn the words of the template around. */
final class Direction {

	private const END_OF_EMBEDDING = "\u{202C}";
	private const END_OF_ISOLATE   = "\u{2069}";

	/** The value with the ends that it lacks; what was typed stays. */
	public static function closed( string $value ): string {
		if ( 0 === preg_match_all( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', $value, $found ) ) {
			return $value;
		}
		$ends = array();
		foreach ( $found[0] as $character ) {
			$ends = self::after( $character, $ends );
		}
		return $value . implode( '', array_reverse( $ends ) );
	}

	/**
	 * @param list<string> $ends Of what is open before the character, outermost first.
	 * @return list<string> Of what is open after it.
	 */
	private static function after( string $character, array $ends ): array {
		$opened = array_search( self::END_OF_ISOLATE, array_reverse( $ends ), true );
		return match ( $character ) {
			// It ends nothing that was opened outside of the isolate around it.
			self::END_OF_EMBEDDING => self::END_OF_EMBEDDING === end( $ends ) ? array_slice( $ends, 0, -1 ) : $ends,
			self::END_OF_ISOLATE => is_int( $opened ) ? array_slice( $ends, 0, -1 - $opened ) : $ends,
			"\u{2066}", "\u{2067}", "\u{2068}" => array( ...$ends, self::END_OF_ISOLATE ),
			default => array( ...$ends, self::END_OF_EMBEDDING ),
		};
	}
}
