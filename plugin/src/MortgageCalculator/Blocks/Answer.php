<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** What a form's values give: an answer, or errors at controls, or neither where something has not been filled in yet. */
final class Answer {

	/**
	 * @param array<string, mixed>       $body   The operation's answer; empty where there is none.
	 * @param list<array<string, mixed>> $years  The schedule by year, of a payment.
	 * @param array<string, string>      $errors Text by control.
	 */
	public function __construct(
		public readonly array $body,
		public readonly array $years = array(),
		public readonly array $errors = array(),
	) {}
}
