<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Svc\Kernel\Blocks\CurrentAddress;

/**
 * What a visitor has sent: parameters `mc_` and a field's name, in the address or, for private modes, in the body.
 *
 * Members of objects and lists are in brackets (`mc_arm[life_cap]`); the second to fourth loan of a comparison have a number (`mc_price_2`).
 */
final class FormRequest {

	private const PREFIX = 'mc_';

	public const MOST_LOANS = 4;

	/** Stands for a list that was sent instead of a text, and for a text instead of a list. Every field refuses it. */
	private const NO_TEXT = '[]';

	/** Fields of a loan. */
	public const LOAN = array( 'price', 'down_payment', 'down_percent', 'loan_type', 'purpose', 'rate', 'term_months', 'tax_annual', 'tax_rate', 'insurance_annual', 'insurance_rate', 'state', 'hoa_monthly', 'points', 'lender_fees', 'closing_costs', 'prepaid_interest', 'pmi_rate', 'va_use', 'finance_fee', 'frequency', 'extra_monthly', 'extra_yearly', 'extra_once', 'arm', 'start' );

	/** Members of an adjustable rate. */
	public const ARM = array( 'fixed_months', 'adjust_months', 'index_rate', 'first_cap', 'periodic_cap', 'life_cap' );

	/** White space as JavaScript's `trim()` and `\s` know it, such as the no-break space of pasted text: a class of a pattern with `u`. */
	public const SPACE = '[\t-\r\p{Z}\x{FEFF}]';

	private const OTHER = array( 'mode', 'loans', 'label', 'income_annual', 'debts_monthly', 'front_ratio', 'back_ratio', 'current', 'new', 'cash_out', 'finance_costs', 'months' );

	/**
	 * @param array<array-key, mixed> $sent   Without the prefix.
	 * @param array<string, string>   $others The other parameters of the address, which a form has to send because it replaces the whole query.
	 */
	private function __construct(
		private readonly array $sent,
		private readonly array $others,
	) {}

	public static function current(): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- nothing is changed, and the page is the same for all visitors.
		$body = isset( $_POST[ self::PREFIX . 'mode' ] ) ? wp_unslash( $_POST ) : array();
		return self::of( CurrentAddress::query(), $body );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @param array<array-key, mixed> $body
	 */
	public static function of( array $query, array $body ): self {
		$ours   = static fn ( int|string $name ): bool => self::is_ours( (string) $name );
		$values = array_filter( array() === $body ? $query : $body, $ours, ARRAY_FILTER_USE_KEY );
		$sent   = array();
		foreach ( $values as $name => $value ) {
			$sent[ substr( (string) $name, strlen( self::PREFIX ) ) ] = $value;
		}
		$others = array_filter( array_diff_key( $query, array_filter( $query, $ours, ARRAY_FILTER_USE_KEY ) ), 'is_string' );
		return new self( $sent, $others );
	}

	public function is_sent(): bool {
		return array() !== array_diff_key( $this->sent, array( 'mode' => true ) );
	}

	public function mode( Mode $otherwise ): Mode {
		$mode = $this->sent['mode'] ?? '';
		return is_string( $mode ) ? Mode::tryFrom( $mode ) ?? $otherwise : $otherwise;
	}

	/** What was sent to a calculator that always has this mode: nothing if another calculator of the page was sent. */
	public function sent_to( Mode $mode ): self {
		return $mode === $this->mode( $mode ) ? $this : new self( array(), $this->others );
	}

	/** How many loans are compared: the number that was asked for, else as many as have a value. */
	public function loans(): int {
		$asked = $this->sent['loans'] ?? '';
		if ( is_string( $asked ) && 1 === preg_match( '/^[2-4]$/D', $asked ) ) {
			return (int) $asked;
		}
		for ( $number = self::MOST_LOANS; $number > 2; $number-- ) {
			foreach ( $this->sent as $name => $value ) {
				if ( str_ends_with( (string) $name, "_$number" ) && '' !== $value ) {
					return $number;
				}
			}
		}
		return 2;
	}

	/** The value of a control as it was typed; null where it was not sent. */
	public function value( string $control ): ?string {
		$found = $this->sent;
		foreach ( self::path( $control ) as $name ) {
			if ( is_string( $found ) && '' !== $found ) {
				return self::NO_TEXT;
			}
			if ( ! is_array( $found ) || ! array_key_exists( $name, $found ) ) {
				return null;
			}
			$found = $found[ $name ];
		}
		return is_string( $found ) ? (string) preg_replace( '/^' . self::SPACE . '+|' . self::SPACE . '+$/Du', '', mb_scrub( $found, 'UTF-8' ) ) : self::NO_TEXT;
	}

	/** @return array<string, string> Parameters of the address that are not the calculator's. */
	public function others(): array {
		return $this->others;
	}

	/** Programs that send newsletters have parameters that begin with `mc_`, too. */
	private static function is_ours( string $parameter ): bool {
		$name = (string) preg_replace( '/_[2-4]$/D', '', substr( $parameter, strlen( self::PREFIX ) ) );
		return str_starts_with( $parameter, self::PREFIX ) && in_array( $name, array( ...self::LOAN, ...self::OTHER ), true );
	}

	/** The name of a control's parameter: `mc_price`, `mc_price_2`, `mc_arm[life_cap]`. */
	public static function parameter( string $control ): string {
		$path = self::path( $control );
		return self::PREFIX . array_shift( $path ) . implode( '', array_map( static fn ( string $member ): string => "[$member]", $path ) );
	}

	/** @return non-empty-list<string> */
	private static function path( string $control ): array {
		$path = explode( '.', $control );
		if ( 'loans' !== $path[0] || count( $path ) < 3 ) {
			return $path;
		}
		$number = (int) $path[1] + 1;
		return array( $path[2] . ( $number > 1 ? "_$number" : '' ), ...array_slice( $path, 3 ) );
	}
}
