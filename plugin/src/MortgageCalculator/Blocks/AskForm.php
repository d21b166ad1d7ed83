<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * The form by which a visitor asks about a calculation: that of a lead page, which also has the calculation.
 *
 * Without JavaScript the calculation is the one that the page was rendered with. With it, the script of the calculator keeps it.
 */
final class AskForm {

	/** Same as SentForm::NAME of the lead pages. */
	private const NAME = 'svc-lead';

	/** The hidden field, and the member of the request. */
	private const MEMBER = 'calculation';

	/** Empty where the page has no form for visitors, or lead pages are off. */
	public static function markup( int $page_id, FormValues $values, bool $has_answer ): string {
		$form = $page_id > 0 ? self::form( $page_id ) : '';
		if ( ! str_contains( $form, '<form' ) ) {
			// After it was sent, the thanks are in the place of the form.
			return '' === $form ? '' : self::open( $form, true );
		}
		$field  = self::hidden( self::NAME . '[' . self::MEMBER . ']', self::calculation( $values ) ) . self::typed( $values );
		$marker = strpos( $form, '<input type="hidden"' );
		$whole  = false === $marker ? $form : substr_replace( $form, $field, $marker, 0 );
		return self::open( self::addressed( $whole ), self::was_sent(), $has_answer );
	}

	/** What is in no address has to come back with the answer about a mistake, or the page shows other figures then. */
	private static function typed( FormValues $values ): string {
		if ( ! $values->mode->is_private() || ! $values->request->is_sent() ) {
			return '';
		}
		$fields = self::hidden( FormRequest::parameter( 'mode' ), $values->mode->value );
		foreach ( $values->sent() as $name => $value ) {
			$fields .= self::hidden( FormRequest::parameter( $name ), $value );
		}
		return $fields;
	}

	private static function hidden( string $name, string $value ): string {
		return sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}

	private static function form( int $page_id ): string {
		$block = array(
			'blockName'    => 'svc/lead-form',
			'attrs'        => array( 'pageId' => $page_id ),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		return ( new WP_Block( $block ) )->render();
	}

	/** With JavaScript it is sent to the calculator, which computes what is asked about. */
	private static function addressed( string $form ): string {
		$tags = new WP_HTML_Tag_Processor( $form );
		if ( $tags->next_tag( array( 'tag_name' => 'form' ) ) ) {
			$tags->set_attribute( 'data-svc-lead-to', rest_url( 'mortgage-calculator/v1/leads' ) );
			// Views are those of the lead page itself.
			$tags->remove_attribute( 'data-svc-views' );
			$tags->set_attribute( 'aria-label', __( 'Ask about this calculation', 'svc' ) );
		}
		return $tags->get_updated_html();
	}

	private static function calculation( FormValues $values ): string {
		$sent = self::sent()[ self::MEMBER ] ?? null;
		return is_string( $sent ) ? wp_unslash( $sent ) : (string) wp_json_encode(
			array(
				'operation' => $values->mode->operation(),
				'input'     => (object) Typed::input( $values ),
			)
		);
	}

	private static function open( string $form, bool $is_open, bool $has_answer = true ): string {
		return sprintf(
			'<details class="svc-mortgage__ask"%s%s><summary>%s</summary>%s</details>',
			$is_open ? ' open' : '',
			$has_answer ? '' : ' hidden',
			esc_html__( 'Send me this calculation', 'svc' ),
			$form
		);
	}

	private static function was_sent(): bool {
		return array() !== self::sent();
	}

	/** @return array<array-key, mixed> */
	private static function sent(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- only repeated, escaped.
		return is_array( $_POST[ self::NAME ] ?? null ) && isset( $_POST[ self::NAME ][ self::MEMBER ] ) ? $_POST[ self::NAME ] : array();
	}
}
