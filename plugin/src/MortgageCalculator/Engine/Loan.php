<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** The input of a calculation with every default filled in. Amounts are cents, percentages are thousandths. */
final class Loan {

	/** @param list<array{payment: int, amount: string}> $extra_once As sent. */
	public function __construct(
		public readonly int $price,
		public readonly int $down,
		public readonly string $type,
		public readonly string $purpose,
		public readonly int $rate,
		public readonly int $months,
		public readonly int $tax,
		public readonly int $insurance,
		public readonly ?string $state,
		public readonly int $hoa,
		public readonly int $points,
		public readonly int $lender_fees,
		public readonly int $closing_costs,
		public readonly int $prepaid_interest,
		public readonly int $pmi_rate,
		public readonly string $va_use,
		public readonly bool $finances_fee,
		public readonly bool $is_biweekly,
		public readonly Extras $extras,
		public readonly int $extra_monthly,
		public readonly int $extra_yearly,
		public readonly array $extra_once,
		public readonly ?AdjustableRate $arm,
		/** @var array<string, mixed>|null As sent. */
		public readonly ?array $arm_terms,
		/** Month of the first payment, as in Months. */
		public readonly int $start,
	) {}

	/** The loan without a financed fee. */
	public function base(): int {
		return $this->price - $this->down;
	}

	/** @return array<string, mixed> Sent again, it gives the same answer. */
	public function input(): array {
		return array(
			'price'            => Decimals::amount( $this->price ),
			'down_payment'     => Decimals::amount( $this->down ),
			'loan_type'        => $this->type,
			'purpose'          => $this->purpose,
			'rate'             => Decimals::percent( $this->rate ),
			'term_months'      => $this->months,
			'tax_annual'       => Decimals::amount( $this->tax ),
			'insurance_annual' => Decimals::amount( $this->insurance ),
			'state'            => $this->state,
			'hoa_monthly'      => Decimals::amount( $this->hoa ),
			'points'           => Decimals::percent( $this->points ),
			'lender_fees'      => Decimals::amount( $this->lender_fees ),
			'closing_costs'    => Decimals::amount( $this->closing_costs ),
			'prepaid_interest' => Decimals::amount( $this->prepaid_interest ),
			'pmi_rate'         => Decimals::percent( $this->pmi_rate ),
			'va_use'           => $this->va_use,
			'finance_fee'      => $this->finances_fee,
			'frequency'        => $this->is_biweekly ? 'biweekly' : 'monthly',
			'extra_monthly'    => Decimals::amount( $this->extra_monthly ),
			'extra_yearly'     => Decimals::amount( $this->extra_yearly ),
			'extra_once'       => $this->extra_once,
			'arm'              => $this->arm_terms,
			'start'            => Months::text( $this->start ),
		);
	}
}
