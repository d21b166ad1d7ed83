<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

/** The form of a page: the same for all visitors, until it is sent with an error. */
final class FormMarkup {

	private readonly FieldMarkup $fields;

	/**
	 * @param array<string, mixed> $form As the public form answers: fields, consents, token, challenge.
	 * @param string               $id   Unique on the page.
	 */
	public function __construct(
		private readonly array $form,
		private readonly string $button_text,
		private readonly string $id,
		private readonly SentForm $sent,
	) {
		$this->fields = new FieldMarkup( $id, $sent );
	}

	/**
	 * The address of the form is the one of the page in the browser, parameters of campaigns included, which a cached page
	 * cannot know. The fragment moves the focus to the message of the answer.
	 *
	 * @param bool $is_counted Whether the browser counts a view.
	 */
	public function markup( bool $is_counted ): string {
		$controls = array_values( array_map( Controls::of( ... ), $this->form['fields'] ) );
		return sprintf(
			'<form class="svc-lead-form" id="%1$s" method="post" action="#%1$s-told" aria-label="%2$s" data-svc-lead="%3$s"%4$s>%5$s%6$s<div class="svc-lead-form__fields">%7$s</div>%8$s'
			. '<p class="svc-lead-form__message" role="alert"></p><div class="svc-lead-form__send"><button type="submit" class="wp-element-button">%9$s</button>%10$s</div>%11$s</form>',
			esc_attr( $this->id ),
			esc_attr__( 'Contact', 'svc' ),
			esc_textarea( (string) wp_json_encode( $this->script_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ),
			$is_counted ? ' data-svc-views' : '',
			$this->summary( $controls ),
			$this->hidden(),
			implode( '', array_map( $this->fields->of( ... ), $controls ) ),
			$this->consents(),
			esc_html( '' === $this->button_text ? __( 'Send', 'svc' ) : $this->button_text ),
			self::legend( $controls, $this->form['consents'] ),
			Thanks::template()
		);
	}

	/** The trap for programs that fill in every field is hidden by the style sheet. */
	private function hidden(): string {
		$hidden = '';
		foreach ( array(
			'page_id' => $this->form['page_id'],
			'token'   => $this->form['token'],
			'form'    => $this->id,
		) as $name => $value ) {
			$hidden .= sprintf( '<input type="hidden" name="svc-lead[%s]" value="%s">', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		return $hidden . sprintf(
			'<p class="svc-lead-form__subject"><label for="%1$s-subject">%2$s</label><input type="text" id="%1$s-subject" name="svc-lead[subject]" value="" tabindex="-1" autocomplete="off"></p>',
			esc_attr( $this->id ),
			esc_html__( 'Leave this field empty', 'svc' )
		);
	}

	private function consents(): string {
		$consents = implode( '', array_map( fn ( array $consent ): string => $this->fields->consent( $consent, $this->form['token'] ), $this->form['consents'] ) );
		return '' === $consents ? '' : "<div class=\"svc-lead-form__consents\">$consents</div>";
	}

	/**
	 * Says at the top what is wrong, with links to the controls.
	 *
	 * @param list<Control> $controls
	 */
	private function summary( array $controls ): string {
		$labels = array();
		foreach ( $controls as $control ) {
			$labels[ "fields.$control->key" ] = $control->label;
		}
		foreach ( $this->form['consents'] as $consent ) {
			$labels[ "consents.{$consent['key']}" ] = __( 'Consent', 'svc' );
		}
		$items = '';
		foreach ( $this->sent->errors() as $name => $error ) {
			$label  = $labels[ $name ] ?? null;
			$items .= null === $label ? sprintf( '<li>%s</li>', esc_html( $error ) ) : sprintf( '<li><a href="#%s">%s</a>: %s</li>', esc_attr( $this->fields->id( $name ) ), esc_html( $label ), esc_html( $error ) );
		}
		return '' === $items ? '' : sprintf(
			'<div class="svc-lead-form__summary" id="%s-told" role="alert" tabindex="-1"><p>%s</p><ul>%s</ul></div>',
			esc_attr( $this->id ),
			esc_html__( 'Nothing was sent yet. Please check:', 'svc' ),
			$items
		);
	}

	/**
	 * @param list<Control>              $controls
	 * @param list<array<string, mixed>> $consents
	 */
	private static function legend( array $controls, array $consents ): string {
		$required = array( ...array_column( $controls, 'is_required' ), ...array_column( $consents, 'required' ) );
		return in_array( true, $required, true ) ? sprintf( '<p class="svc-lead-form__legend"><span class="svc-lead-form__mark">*</span> %s</p>', esc_html__( 'Required', 'svc' ) ) : '';
	}

	/** @return array<string, mixed> */
	private function script_data(): array {
		return array(
			'rest'      => untrailingslashit( rest_url( 'lead-pages/v1' ) ),
			'page'      => $this->form['page_id'],
			'challenge' => null !== ( $this->form['challenge'] ?? null ),
			'texts'     => array(
				'required' => __( 'Please fill in this field.', 'svc' ),
				'choose'   => __( 'Please choose one.', 'svc' ),
				'tick'     => __( 'Please tick this box to go on.', 'svc' ),
				'email'    => __( 'Please enter an e-mail address such as name@example.com.', 'svc' ),
				'sending'  => __( 'Sending…', 'svc' ),
				'lost'     => __( 'The connection was lost, so this may not have arrived. What you typed is still here.', 'svc' ),
				'failed'   => __( 'This could not be sent at the moment. What you typed is still here.', 'svc' ),
				'online'   => __( 'You are connected again.', 'svc' ),
				'again'    => __( 'Try again', 'svc' ),
			),
		);
	}
}
