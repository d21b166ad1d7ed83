<?php

declare( strict_types=1 );

namespace Svc\Users\Avatars;

/**
 * A person's initials: one letter of the first name and one of the last, or of the one that has letters.
 *
 * client/src/users/initials.ts has the same rule; tests/cases/initials.json has examples for both.
 */
final class Initials {

	private const LETTER = '[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}{0,2}';

	/** The start of a word that is no particle, such as "van" and "d'". */
	private const NAME = '/(?:^|[^\p{L}\p{M}])([\p{Lu}\p{Lt}\p{Lo}]\p{M}{0,2})/u';

	private const IN_BRACKETS = '/[(\[{（][^)\]}）]*[)\]}）]?/u';

	/** Capitals of Georgian, which names are not written with. */
	private const GEORGIAN_CAPITAL = '[\x{1C90}-\x{1CBF}]';

	public static function of( string $first_name, string $last_name ): string {
		return self::letter( $first_name, false ) . self::letter( $last_name, true );
	}

	public static function are( string $text ): bool {
		return 1 === preg_match( '/^(?:' . self::LETTER . '){1,2}$/uD', $text );
	}

	/** Empty where there is no letter. */
	private static function letter( string $name, bool $skips_particles ): string {
		if ( '' === $name ) {
			return '';
		}
		$start = substr( $name, 0, 2 );
		// Most names need no regular expression.
		if ( 1 === strspn( $start, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 0, 1 ) && ( ! isset( $start[1] ) || $start[1] < "\x80" ) ) {
			return $start[0];
		}
		$whole = (string) preg_replace( self::IN_BRACKETS, ' ', $name );
		return self::found( $whole, $skips_particles ) ?? self::found( $name, $skips_particles ) ?? '';
	}

	private static function found( string $name, bool $skips_particles ): ?string {
		if ( $skips_particles && 1 === preg_match( self::NAME, $name, $word ) ) {
			return self::capital( $word[1] );
		}
		return 1 === preg_match( '/' . self::LETTER . '/u', $name, $letter ) ? self::capital( $letter[0] ) : null;
	}

	/** The letter itself where its capital is no single letter, as of ß. */
	private static function capital( string $letter ): string {
		$capital = mb_strtoupper( $letter, 'UTF-8' );
		return 1 === preg_match( '/^(?!' . self::GEORGIAN_CAPITAL . ')' . self::LETTER . '$/uD', $capital ) ? $capital : $letter;
	}
}
