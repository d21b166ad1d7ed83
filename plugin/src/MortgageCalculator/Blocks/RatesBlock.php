<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Operations;
use Svc\MortgageCalculator\Rates\RatesAge;
use WP_Block;

/** Today's rates, each with its annual percentage rate in the same size. Stale rates are not shown. */
final class RatesBlock implements Block {

	public function __construct( private readonly Operations $operations ) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$table    = $this->operations->ask( 'GET', '/rates' )->body;
		$settings = $this->operations->ask( 'GET', '/settings' )->body;
		if ( is_feed() || (bool) $table['stale'] || array() === $table['rates'] ) {
			return '';
		}
		return sprintf(
			'<div %s>%s%s</div>',
			get_block_wrapper_attributes(
				array(
					'class'         => 'svc-mortgage svc-mortgage-rates',
					'data-mc-until' => (string) RatesAge::stale_from( (string) $table['as_of'], $settings ),
				)
			),
			self::table( $table ),
			Legal::markup( (string) $settings['disclosure'], null )
		);
	}

	/** @param array<string, mixed> $table */
	private static function table( array $table ): string {
		$rows = '';
		foreach ( $table['rates'] as $rate ) {
			$rows .= sprintf(
				'<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>',
				esc_html( (string) $rate['label'] ),
				esc_html( Figure::Percent->text( $rate['rate'] ) ),
				esc_html( Figure::Percent->text( $rate['apr'] ) ),
				esc_html( Figure::Percent->text( $rate['points'] ) )
			);
		}
		/* translators: %s: a date. */
		$caption = sprintf( __( 'Rates as of %s', 'svc' ), self::day( (string) $table['as_of'] ) );
		return sprintf(
			'<div class="svc-mortgage__table" role="region" aria-label="%1$s" tabindex="0"><table><caption>%1$s</caption><thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th><th scope="col">%5$s</th></tr></thead><tbody>%6$s</tbody></table></div><p class="svc-mortgage__assumptions">%7$s %8$s</p>',
			esc_attr( $caption ),
			esc_html__( 'Loan', 'svc' ),
			esc_html__( 'Rate', 'svc' ),
			esc_html__( 'APR', 'svc' ),
			esc_html__( 'Points', 'svc' ),
			$rows,
			esc_html( (string) $table['note'] ),
			/* translators: 1: an amount, 2: a percentage. */
			esc_html( sprintf( __( 'For a home of %1$s with %2$s down.', 'svc' ), Figure::Money->text( $table['assumptions']['price'] ), Figure::Percent->text( $table['assumptions']['down_percent'] ) ) )
		);
	}

	private static function day( string $date ): string {
		return (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( "$date 12:00:00 UTC" ), new \DateTimeZone( 'UTC' ) );
	}
}
