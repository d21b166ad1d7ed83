<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** One control of a form. */
final class Control {

	/**
	 * @param string                      $name    Of the field in the operation's input, members after dots: `current.balance`, `extra_once.0.amount`.
	 * @param array<array-key, string>    $choices Value => label.
	 * @param list{float, float, float}|null $range Smallest and greatest value and step of the slider beside a number.
	 * @param string                      $hint    Path in the answer of the value that holds where the control is empty.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly ControlKind $kind,
		public readonly array $choices = array(),
		public readonly ?array $range = null,
		public readonly string $help = '',
		public readonly bool $is_required = false,
		public readonly string $hint = '',
	) {}

	/**
	 * The same control for another loan of a comparison: `price` becomes `loans.1.price`.
	 *
	 * @param int $index From 0.
	 */
	public function of_loan( int $index ): self {
		return new self( "loans.$index.$this->name", $this->label, $this->kind, $this->choices, $this->range, $this->help, $this->is_required, '' === $this->hint ? '' : "loans.$index.calculation.$this->hint" );
	}
}
