<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Svc\Kernel\Blocks\CurrentAddress;

/** The form of a mode, and its answer beside it. */
final class Form {

	private readonly ControlMarkup $controls;

	public function __construct(
		private readonly string $id,
		private readonly FormValues $values,
		private readonly Answer $answer,
	) {
		$this->controls = new ControlMarkup( $id, $values, $answer );
	}

	/** Without autocomplete, because browsers would put what was typed before a reload beside figures that do not belong to it. */
	public function markup( bool $shows_schedule ): string {
		$mode = $this->values->mode;
		return sprintf(
			'<form class="svc-mortgage__form%13$s" method="%1$s" action="%2$s" aria-label="%3$s" autocomplete="off" novalidate>%4$s%5$s%6$s<p class="svc-mortgage__buttons"><button type="submit" class="wp-element-button">%7$s</button>%8$s</p></form>'
			. '<div class="svc-mortgage__answer"><div class="svc-mortgage__result" data-mc-result%9$s>%10$s</div><p class="svc-mortgage__empty"%11$s>%12$s</p></div><p class="svc-mortgage__said" role="status"></p>',
			$mode->is_private() ? 'post' : 'get',
			esc_url( $this->action() ),
			esc_attr( $mode->label() ),
			$this->summary(),
			$this->controls->kept(),
			$this->groups(),
			esc_html__( 'Calculate', 'svc' ),
			$this->number_of_loans() . sprintf( '<button type="button" class="svc-mortgage__copy" hidden>%s</button>', esc_html__( 'Copy link', 'svc' ) ),
			array() === $this->answer->body ? ' hidden' : '',
			$this->result( $shows_schedule ),
			array() === $this->answer->body ? '' : ' hidden',
			esc_html__( 'The figures appear here as soon as the fields are filled in.', 'svc' ),
			$this->values->loans() > 2 ? " has-{$this->values->loans()}-loans" : ''
		);
	}

	/** A form that is sent by GET replaces the query of its address, and has the other parameters as fields. */
	private function action(): string {
		$path   = (string) strtok( CurrentAddress::path(), '?#' );
		$others = $this->values->mode->is_private() ? $this->values->request->others() : array();
		return add_query_arg( array_map( 'rawurlencode', $others ), $path ) . "#$this->id";
	}

	/** Buttons that send the form with another number of loans. The first button of a form is the one that Enter presses. */
	private function number_of_loans(): string {
		$number = $this->values->loans();
		if ( Mode::Compare !== $this->values->mode ) {
			return '';
		}
		$button  = static fn ( int $wanted, string $label ): string => sprintf( '<button type="submit" name="mc_loans" value="%d">%s</button>', $wanted, esc_html( $label ) );
		$buttons = $number < FormRequest::MOST_LOANS ? $button( $number + 1, __( 'Add a loan', 'svc' ) ) : '';
		if ( $number > 2 ) {
			/* translators: %s: number of a loan in a comparison. */
			$buttons .= $button( $number - 1, sprintf( __( 'Remove loan %s', 'svc' ), number_format_i18n( $number ) ) );
		}
		return $buttons;
	}

	private function result( bool $shows_schedule ): string {
		$body = $this->answer->body;
		return match ( $this->values->mode ) {
			Mode::Payment       => ( new PaymentResult( $this->id, $body, $this->answer->years, $shows_schedule ) )->markup(),
			Mode::Affordability => AffordabilityResult::markup( $body ),
			Mode::Refinance     => RefinanceResult::markup( $body ),
			Mode::Compare       => CompareResult::markup( $body, $this->values->loans() ),
		};
	}

	/** Says at the top what is wrong, with links to the controls. */
	private function summary(): string {
		$items = '';
		foreach ( $this->values->controls() as $control ) {
			$error  = $this->answer->errors[ $control->name ] ?? '';
			$items .= '' === $error ? '' : sprintf( '<li><a href="#%s">%s</a>: %s</li>', esc_attr( $this->controls->id( $control ) ), esc_html( $control->label ), esc_html( $error ) );
		}
		return '' === $items ? '' : sprintf( '<div class="svc-mortgage__summary" role="alert"><p>%s</p><ul>%s</ul></div>', esc_html__( 'Please correct the following:', 'svc' ), $items );
	}

	private function groups(): string {
		$markup = '';
		foreach ( Controls::of( $this->values->mode, $this->values->loans() ) as $heading => $controls ) {
			$fields  = implode( '', array_map( $this->controls->of( ... ), $controls ) );
			$markup .= match ( true ) {
				'' === $heading                              => "<div class=\"svc-mortgage__group\">$fields</div>",
				$this->is_folded( $controls )                => sprintf( '<details class="svc-mortgage__group"%s><summary>%s</summary><div>%s</div></details>', $this->is_used( $controls ) ? ' open' : '', esc_html( $heading ), $fields ),
				default                                      => sprintf( '<fieldset class="svc-mortgage__group"><legend>%s</legend>%s</fieldset>', esc_html( $heading ), $fields ),
			};
		}
		return $markup;
	}

	/** @param list<Control> $controls Groups without a required field can stay closed. */
	private function is_folded( array $controls ): bool {
		return in_array( $this->values->mode, array( Mode::Payment, Mode::Affordability ), true ) && array() === array_filter( $controls, static fn ( Control $control ): bool => $control->is_required );
	}

	/** @param list<Control> $controls Whether one of them was sent with a value, or is wrong. */
	private function is_used( array $controls ): bool {
		foreach ( $controls as $control ) {
			$is_typed = ControlKind::Choice !== $control->kind && '' !== ( $this->values->request->value( $control->name ) ?? '' );
			if ( $is_typed || isset( $this->answer->errors[ $control->name ] ) ) {
				return true;
			}
		}
		return false;
	}
}
