<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** The markup of controls: label, control, help, error. */
final class ControlMarkup {

	/**
	 * @param string                $id     Prefix of the ids, unique on the page.
	 */
	public function __construct(
		private readonly string $id,
		private readonly FormValues $values,
		private readonly Answer $answer,
	) {}

	public function of( Control $control ): string {
		$id    = $this->id( $control );
		$error = $this->answer->errors[ $control->name ] ?? '';
		$note  = " aria-describedby=\"$id-note\"";
		$value = $this->values->of( $control );
		return sprintf(
			'<p class="svc-mortgage__control is-%1$s%2$s" data-mc-control="%3$s" data-mc-kind="%1$s"><label for="%4$s">%5$s</label><span class="svc-mortgage__field">%6$s</span>%7$s</p>',
			esc_attr( $control->kind->value ),
			( '' === $error ? '' : ' has-error' ) . ( $this->values->is_from_table( $control ) ? ' is-from-table' : '' ),
			esc_attr( $control->name ),
			esc_attr( $id ),
			esc_html( $control->label ) . ( $control->is_required && '' === $value ? ' <span class="svc-mortgage__required">' . esc_html__( '(required)', 'svc' ) . '</span>' : '' ),
			ControlKind::Choice === $control->kind ? $this->select( $control, $id, $note, $error ) : $this->input( $control, $id, $note, $error ),
			self::note( $id, $control->help, $error )
		);
	}

	public function id( Control $control ): string {
		return $this->id . '-' . str_replace( array( '.', '_' ), '-', $control->name );
	}

	/** Fields that have no control, and other parameters of the page, stay in the form. */
	public function kept(): string {
		$markup = self::hidden( 'mc_mode', $this->values->mode->value, '' );
		if ( $this->values->loans() > 2 ) {
			$markup .= self::hidden( 'mc_loans', (string) $this->values->loans(), '' );
		}
		foreach ( $this->values->kept() as $name => $value ) {
			$markup .= self::hidden( FormRequest::parameter( $name ), $value, $name );
		}
		foreach ( $this->values->mode->is_private() ? array() : $this->values->request->others() as $name => $value ) {
			$markup .= self::hidden( $name, $value, '' );
		}
		return $markup;
	}

	private static function hidden( string $parameter, string $value, string $control ): string {
		return sprintf( '<input type="hidden" name="%s" value="%s"%s>', esc_attr( $parameter ), esc_attr( $value ), '' === $control ? '' : sprintf( ' data-mc-control="%s"', esc_attr( $control ) ) );
	}

	private function input( Control $control, string $id, string $note, string $error ): string {
		$sign = match ( $control->kind ) {
			ControlKind::Money   => '<span class="svc-mortgage__sign" aria-hidden="true">$</span>',
			ControlKind::Percent => '<span class="svc-mortgage__sign is-after" aria-hidden="true">%</span>',
			default              => '',
		};
		return sprintf(
			'<span class="svc-mortgage__input">%1$s<input type="%2$s" inputmode="%3$s" id="%4$s" name="%5$s" value="%6$s"%7$s%8$s%9$s%10$s maxlength="60"></span>%11$s',
			$sign,
			ControlKind::Month === $control->kind ? 'month' : 'text',
			esc_attr( $control->kind->input_mode() ),
			esc_attr( $id ),
			esc_attr( FormRequest::parameter( $control->name ) ),
			esc_attr( $this->values->of( $control ) ),
			'' === $control->hint ? '' : sprintf( ' placeholder="%s" data-mc-hint="%s"', esc_attr( (string) Figure::at( $control->hint, $this->answer->body ) ), esc_attr( $control->hint ) ),
			$control->is_required ? ' required' : '',
			$note,
			'' === $error ? '' : ' aria-invalid="true"',
			null === $control->range ? '' : $this->slider( $control, $control->range )
		);
	}

	/**
	 * Without a name, so that the form does not send it. It is shown by the script, because without one it would do nothing.
	 *
	 * @param list<float> $range
	 */
	private function slider( Control $control, array $range ): string {
		return vsprintf(
			'<input type="range" class="svc-mortgage__slider" hidden min="%s" max="%s" step="%s" aria-label="%s">',
			array_map( esc_attr( ... ), array( ...array_map( static fn ( float $number ): string => (string) $number, $range ), $control->label ) )
		);
	}

	private function select( Control $control, string $id, string $note, string $error ): string {
		$value   = $this->values->of( $control );
		$choices = $control->choices + ( '' === $value || isset( $control->choices[ $value ] ) ? array() : array( $value => $value ) );
		$options = '';
		foreach ( $choices as $choice => $label ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), (string) $choice === $value ? ' selected' : '', esc_html( $label ) );
		}
		return sprintf( '<select id="%s" name="%s"%s%s>%s</select>', esc_attr( $id ), esc_attr( FormRequest::parameter( $control->name ) ), $note, '' === $error ? '' : ' aria-invalid="true"', $options );
	}

	private static function note( string $id, string $help, string $error ): string {
		return sprintf(
			'<span class="svc-mortgage__note" id="%s-note"><span class="svc-mortgage__error">%s</span>%s</span>',
			esc_attr( $id ),
			esc_html( $error ),
			'' === $help ? '' : '<span class="svc-mortgage__help">' . esc_html( $help ) . '</span>'
		);
	}
}
