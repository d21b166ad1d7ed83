<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

/** The markup of controls: label, control, error. */
final class FieldMarkup {

	/** @param string $id Of the form, unique on the page. */
	public function __construct(
		private readonly string $id,
		private readonly SentForm $sent,
	) {}

	public function of( Control $control ): string {
		$id    = $this->id( "fields.$control->key" );
		$error = $this->sent->error( "fields.$control->key" );
		$label = sprintf( '<label for="%s">%s%s</label>', esc_attr( $id ), esc_html( $control->label ), self::mark( $control->is_required ) );
		$input = match ( $control->kind ) {
			ControlKind::Choice   => $this->select( $control ),
			ControlKind::LongText => sprintf( '<textarea rows="3"%s>%s</textarea>', $this->common( $control ), esc_textarea( $this->sent->value( $control->key ) ) ),
			ControlKind::Checkbox => sprintf( '<input type="checkbox" value="1"%s%s>', $this->common( $control ), '' === $this->sent->value( $control->key ) ? '' : ' checked' ),
			default               => $this->input( $control ),
		};
		return sprintf(
			'<div class="svc-lead-form__field is-%1$s%2$s%3$s">%4$s%5$s</div>',
			esc_attr( $control->kind->value ),
			( $control->is_short() ? ' is-short' : '' ) . ( in_array( $control->key, array( 'first_name', 'last_name' ), true ) ? ' is-name' : '' ),
			'' === $error ? '' : ' has-error',
			ControlKind::Checkbox === $control->kind ? $input . $label : $label . $input,
			self::note( $id, $error )
		);
	}

	/**
	 * @param array<string, mixed> $consent Of the public form. The value is the hash of the text, so that it is known which one was agreed to.
	 * @param string               $token   Of the public form.
	 */
	public function consent( array $consent, string $token ): string {
		$name  = "consents.{$consent['key']}";
		$id    = $this->id( $name );
		$error = $this->sent->error( $name );
		return sprintf(
			'<div class="svc-lead-form__field is-consent%1$s"><input type="checkbox" id="%2$s" name="svc-lead[consents][%3$s]" value="%4$s" aria-describedby="%2$s-note"%5$s%6$s%7$s><label for="%2$s">%8$s%9$s</label>%10$s</div>',
			'' === $error ? '' : ' has-error',
			esc_attr( $id ),
			esc_attr( $consent['key'] ),
			esc_attr( $consent['text_hash'] ),
			$consent['required'] ? ' required' : '',
			$this->sent->has_consent( $consent['key'], $consent['text_hash'], $token ) ? ' checked' : '',
			'' === $error ? '' : ' aria-invalid="true"',
			nl2br( esc_html( $consent['text'] ) ),
			self::mark( (bool) $consent['required'] ),
			self::note( $id, $error )
		);
	}

	/** @param string $name As the REST API names it: `fields.email`, `consents.contact`. */
	public function id( string $name ): string {
		return $this->id . '-' . str_replace( array( '.', '_' ), '-', $name );
	}

	private function input( Control $control ): string {
		return sprintf(
			'<input type="%s" value="%s"%s%s>',
			esc_attr( $control->kind->value ),
			esc_textarea( $this->sent->value( $control->key ) ),
			ControlKind::Number === $control->kind ? ' step="any"' : '',
			$this->common( $control )
		);
	}

	private function select( Control $control ): string {
		$value   = $this->sent->value( $control->key );
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'Please choose', 'svc' ) );
		foreach ( $control->choices as $choice => $label ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_textarea( (string) $choice ), (string) $choice === $value ? ' selected' : '', esc_html( $label ) );
		}
		return sprintf( '<select%s>%s</select>', $this->common( $control ), $options );
	}

	private function common( Control $control ): string {
		$id = $this->id( "fields.$control->key" );
		return sprintf( ' id="%1$s" name="svc-lead[fields][%2$s]" aria-describedby="%1$s-note"', esc_attr( $id ), esc_attr( $control->key ) )
			. ( $control->is_required ? ' required' : '' )
			. ( 0 === $control->max_length ? '' : sprintf( ' maxlength="%d"', $control->max_length ) )
			. ( '' === $control->autocomplete ? '' : sprintf( ' autocomplete="%s"', esc_attr( $control->autocomplete ) ) )
			. ( '' === $control->input_mode ? '' : sprintf( ' inputmode="%s"', esc_attr( $control->input_mode ) ) )
			. ( '' === $this->sent->error( "fields.$control->key" ) ? '' : ' aria-invalid="true"' );
	}

	/** Screen readers say "required" because of the attribute. */
	private static function mark( bool $is_required ): string {
		return $is_required ? ' <span class="svc-lead-form__mark" aria-hidden="true">*</span>' : '';
	}

	private static function note( string $id, string $error ): string {
		return sprintf( '<p class="svc-lead-form__error" id="%s-note">%s</p>', esc_attr( $id ), esc_html( $error ) );
	}
}
