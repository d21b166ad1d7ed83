<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\Operations;
use Svc\Users\Licence;
use WP_Block;

/** The calculator block: a form and its answer. Whole without JavaScript; with it, the browser answers each input. */
final class CalculatorBlock implements Block {

	/** Prefix of the calculator's number on the page. */
	private const ID = 'svc-mortgage-';

	/**
	 * @param Closure(int): ?Licence $licence     By user ID.
	 * @param Closure(): bool        $takes_leads Whether lead pages are on.
	 */
	public function __construct(
		private readonly Operations $operations,
		private readonly Closure $licence,
		private readonly Closure $takes_leads,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		if ( is_feed() ) {
			return '';
		}
		$settings = $this->operations->ask( 'GET', '/settings' )->body;
		$rates    = $this->operations->ask( 'GET', '/rates' )->body;
		$id       = wp_unique_prefixed_id( self::ID );
		$request  = FormRequest::current();
		$mode     = Mode::tryFrom( (string) $attributes['mode'] ) ?? $request->mode( Mode::Payment );
		$request  = $request->sent_to( $mode );
		$values   = new FormValues( $mode, $request, Defaults::of( $mode, $attributes, $settings, $rates, $request ) );
		$answer   = ( new Answers( $this->operations ) )->to( $values, (bool) $attributes['showSchedule'] );
		return sprintf(
			'<div %1$s>%2$s<div class="svc-mortgage__body" id="%3$s">%4$s</div>%7$s%5$s%6$s</div>',
			get_block_wrapper_attributes(
				array(
					'class'        => 'svc-mortgage',
					'data-mc-mode' => $mode->value,
				)
			),
			'tabs' === $attributes['mode'] ? self::tabs( $mode, $request, $id ) : '',
			esc_attr( $id ),
			( new Form( $id, $values, $answer ) )->markup( (bool) $attributes['showSchedule'] ),
			Legal::markup( (string) $settings['disclosure'], ( $this->licence )( (int) $attributes['officer'] ) ),
			ScriptData::markup( $values, $settings, $rates ),
			( $this->takes_leads )() ? AskForm::markup( (int) ( $attributes['leadPage'] ?? 0 ), $values, array() !== $answer->body ) : ''
		);
	}

	/** Links, so that each calculator has an address and works without JavaScript. */
	private static function tabs( Mode $current, FormRequest $request, string $id ): string {
		$items = '';
		foreach ( Mode::cases() as $mode ) {
			$items .= sprintf(
				'<li><a href="%s"%s>%s</a></li>',
				esc_url( add_query_arg( array_map( 'rawurlencode', $request->others() + array( 'mc_mode' => $mode->value ) ), strtok( CurrentAddress::path(), '?#' ) ) . "#$id" ),
				$mode === $current ? ' aria-current="true"' : '',
				esc_html( $mode->label() )
			);
		}
		return sprintf( '<nav class="svc-mortgage__tabs" aria-label="%s"><ul>%s</ul></nav>', esc_attr__( 'Calculators', 'svc' ), $items );
	}
}
