<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds people by a phone number, an extension, an NMLS number or an e-mail address in a question. */
final class Numbers {

	/** The fewest last digits of a phone number that identify it. */
	private const PHONE = 7;

	public function __construct( private readonly Company $company ) {}

	/** Whether the question may have one. */
	public static function may_be_in( string $question ): bool {
		return 1 === preg_match( '/[\d@]/u', $question );
	}

	/** @return array<int, string>|null Reasons by user ID; null where the question has no such number. */
	public function people( string $question ): ?array {
		if ( 1 === preg_match( '/[\p{L}\p{N}._%+\'-]+@[\p{L}\p{N}.-]+/u', $question, $found ) ) {
			$email = mb_strtolower( rtrim( $found[0], '.' ) );
			/* translators: %s: e-mail address. */
			return $this->with( 'email', static fn ( string $own ): bool => strtolower( $own ) === $email, sprintf( __( 'Email: %s', 'svc' ), $email ) );
		}
		if ( 1 === preg_match( '/\bnmls\D{0,24}(\d{3,10})\b|\b(\d{4,10})\b\D{0,12}\bnmls/i', $question, $found ) ) {
			$number = $found[2] ?? $found[1];
			/* translators: %s: number. */
			return $this->with( 'nmls', static fn ( string $own ): bool => $own === $number, sprintf( __( 'NMLS number: %s', 'svc' ), $number ) );
		}
		if ( 1 === preg_match( '/\b(?:ext(?:ension)?|x|durchwahl|extensi[oó]n|poste|nebenstelle|anexo)\.?\s*(?:number|nr|no|n[º°])?\.?\s*(?:is\s*)?#?\s*(\d{2,6})\b|(?<![\d)+-])\b(\d{3,5})\b\s*(?:as\s+)?(?:extension|ext)\b/iu', $question, $found ) ) {
			return $this->of_extension( $found[2] ?? $found[1] );
		}
		if ( 1 === preg_match( '/\+?\(?\d[\d\s().\/-]{5,}\d/', $question, $found ) && 1 !== preg_match( '/^(?:19|20)\d\d-[01]\d-[0-3]\d$/', $found[0] ) ) {
			return $this->of_phone( (string) preg_replace( '/\D/', '', $found[0] ) );
		}
		if ( 1 === preg_match( '/\b(?:call|calls|called|calling|phone|number|dial|reach|rings?)\b\D*\b(\d{3,6})\b\D*$/i', $question, $found ) ) {
			return $this->of_extension( $found[1] );
		}
		return null;
	}

	/** @return array<int, string> */
	private function of_extension( string $number ): array {
		/* translators: %s: number. */
		return $this->with( 'extension', static fn ( string $own ): bool => $own === $number, sprintf( __( 'Extension: %s', 'svc' ), $number ) );
	}

	/** @return array<int, string>|null By the last digits, because the country's prefix is written in several ways. */
	private function of_phone( string $digits ): ?array {
		if ( strlen( $digits ) < self::PHONE || 1 === preg_match( '/^(?:19|20)\d\d(?:19|20)\d\d$/', $digits ) ) {
			return null;
		}
		$digits = ltrim( $digits, '0' );
		$match  = static function ( string $phone ) use ( $digits ): bool {
			$own   = (string) preg_replace( '/\D/', '', $phone );
			$short = min( strlen( $own ), strlen( $digits ), 10 );
			return $short >= self::PHONE && substr( $own, -$short ) === substr( $digits, -$short );
		};
		/* translators: %s: number. */
		return $this->with( 'phone', $match, sprintf( __( 'Phone: %s', 'svc' ), $digits ) );
	}

	/**
	 * @param callable(string): bool $is
	 * @return array<int, string>
	 */
	private function with( string $column, callable $is, string $reason ): array {
		return array_fill_keys( array_keys( $this->company->roster->where( $column, $is ) ), $reason );
	}
}
