<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** The values of a form's controls: what was sent, else the block's and the settings' defaults. */
final class FormValues {

	private const MOST_EXTRAS = 24;

	/** Of two fields that exclude each other, the first is not used where the second was sent. */
	private const INSTEAD = array(
		'down_percent'   => 'down_payment',
		'tax_rate'       => 'tax_annual',
		'insurance_rate' => 'insurance_annual',
	);

	/** @var list<Control>|null */
	private ?array $controls = null;

	/** @param array<string, string> $defaults By control. */
	public function __construct(
		public readonly Mode $mode,
		public readonly FormRequest $request,
		private readonly array $defaults,
	) {}

	/** @return list<Control> */
	public function controls(): array {
		return $this->controls ??= Controls::all( $this->mode, $this->loans() );
	}

	public function loans(): int {
		return Mode::Compare === $this->mode ? $this->request->loans() : 0;
	}

	public function of( Control $control ): string {
		return $this->request->value( $control->name ) ?? $this->default( $control->name );
	}

	/** Whether a control's value is that of the rates table. */
	public function is_from_table( Control $control ): bool {
		return 1 === preg_match( '/(^|^new\.|^loans\.\d\.)rate$/D', $control->name ) && null === $this->request->value( $control->name );
	}

	/** @return array<string, string> Fields of the contract that were sent and have no control, by their name. */
	public function kept(): array {
		$shown = array_map( static fn ( Control $control ): string => $control->name, $this->controls() );
		$kept  = array();
		foreach ( array_diff( $this->names(), $shown ) as $name ) {
			$value = $this->request->value( $name );
			if ( null !== $value && '' !== $value && ! $this->is_replaced( $name ) ) {
				$kept[ $name ] = $value;
			}
		}
		return $kept;
	}

	/** @return array<string, string> What was sent, with and without a control, by name. */
	public function sent(): array {
		$sent = $this->kept();
		foreach ( $this->controls() as $control ) {
			$value = $this->request->value( $control->name );
			if ( null !== $value ) {
				$sent[ $control->name ] = $value;
			}
		}
		return $sent;
	}

	private function default( string $name ): string {
		return $this->is_replaced( $name ) ? '' : $this->defaults[ $name ] ?? '';
	}

	/** Whether the field was sent that excludes this one. */
	private function is_replaced( string $name ): bool {
		$parts = explode( '.', $name );
		$other = self::INSTEAD[ array_pop( $parts ) ] ?? null;
		return null !== $other && '' !== ( $this->request->value( implode( '.', array( ...$parts, $other ) ) ) ?? '' );
	}

	/** @return list<string> All fields that a loan of this mode may have. */
	private function names(): array {
		$loan = array( ...array_diff( FormRequest::LOAN, array( 'arm', 'extra_once' ) ), ...array_map( static fn ( string $member ): string => "arm.$member", FormRequest::ARM ) );
		for ( $index = 0; $index < self::MOST_EXTRAS; $index++ ) {
			array_push( $loan, "extra_once.$index.amount", "extra_once.$index.payment" );
		}
		return match ( $this->mode ) {
			Mode::Payment       => $loan,
			Mode::Affordability => array_values( array_diff( $loan, array( 'price', 'down_percent' ) ) ),
			Mode::Refinance     => array(),
			Mode::Compare       => array_merge( ...array_map( static fn ( int $index ): array => array_map( static fn ( string $name ): string => "loans.$index.$name", $loan ), range( 0, $this->loans() - 1 ) ) ),
		};
	}
}
