<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** What a calculator answers. The values are the block's attribute and the address's `mc_mode`. */
enum Mode: string {
	case Payment       = 'payment';
	case Affordability = 'affordability';
	case Refinance     = 'refinance';
	case Compare       = 'compare';

	public function label(): string {
		return match ( $this ) {
			self::Payment       => __( 'Payment', 'svc' ),
			self::Affordability => __( 'Affordability', 'svc' ),
			self::Refinance     => __( 'Refinance', 'svc' ),
			self::Compare       => __( 'Compare loans', 'svc' ),
		};
	}

	/** The operation that answers, by its path. */
	public function path(): string {
		return match ( $this ) {
			self::Payment       => '/calculate',
			self::Affordability => '/affordability',
			self::Refinance     => '/refinance',
			self::Compare       => '/compare',
		};
	}

	/** The operation as questions about it name it. */
	public function operation(): string {
		return ltrim( $this->path(), '/' );
	}

	/** Incomes and debts are sent in the body, so that they are in no address and no access log. */
	public function is_private(): bool {
		return self::Affordability === $this;
	}
}
