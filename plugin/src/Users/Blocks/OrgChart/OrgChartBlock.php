<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

use Svc\Kernel\Blocks\Block;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\SignIn;
use Svc\Users\PeopleError;
use WP_Block;

/** The org chart block. */
final class OrgChartBlock implements Block {

	private readonly ChartSource $source;

	public function __construct( Operations $users ) {
		$this->source = new ChartSource( $users );
	}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$settings = ChartSettings::of( $attributes );
		try {
			$chart = $this->chart( $settings, new ChartAddress( wp_unique_prefixed_id( 'svc-chart' ) ) );
		} catch ( Failure $failure ) {
			$chart = CommonError::Forbidden === $failure->error ? SignIn::line( $settings->sign_in_text ) : ChartHead::note( $failure->getMessage() );
		}
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $chart );
	}

	/** @throws Failure */
	private function chart( ChartSettings $settings, ChartAddress $address ): string {
		$head   = new ChartHead( $address );
		$inside = null === $address->focus ? $this->start( $settings, $address, $head ) : $this->branch( $settings, $address, $address->focus, $head );
		return sprintf( '<div id="%s" class="svc-org-chart is-%s%s">%s</div>', esc_attr( $address->key ), $settings->layout->value, $settings->fits ? ' is-fitted' : '', $inside );
	}

	/** @throws Failure */
	private function start( ChartSettings $settings, ChartAddress $address, ChartHead $head ): string {
		try {
			$root = $this->source->chosen( $settings );
		} catch ( Failure $failure ) {
			return PeopleError::ProfileNotFound === $failure->error ? $head->gone( false ) : throw $failure;
		}
		$found = '' === $address->search ? '' : $head->found( $this->source->search( $address->search ) );
		return $this->tree( $root, $found, $settings->depth, $settings, $address );
	}

	/** @throws Failure */
	private function branch( ChartSettings $settings, ChartAddress $address, int $id, ChartHead $head ): string {
		$depth = max( 1, $settings->depth );
		try {
			$root = $this->source->branch( $id, $depth );
			$way  = $id < 0 ? $head->of_vacancy( $root['title'] ) : $head->html( $this->source->way_to( $id ), $this->source->profile( $id ) );
		} catch ( Failure $failure ) {
			return in_array( $failure->error, array( PeopleError::ProfileNotFound, PeopleError::PositionNotFound ), true ) ? $head->gone( true ) : throw $failure;
		}
		return $this->tree( $root, $way, $depth, $settings, $address );
	}

	/**
	 * @param array<string, mixed> $root
	 * @param string               $head HTML between the tools and the chart.
	 */
	private function tree( array $root, string $head, int $depth, ChartSettings $settings, ChartAddress $address ): string {
		$window = new ChartWindow( $root, $depth, $address->from );
		$shape  = new ChartShape( $settings->layout, $window );
		return ( new ChartTools( $settings, $address ) )->html() . $head . ( new ChartList( $settings, $address, $window, $shape ) )->html( $root );
	}
}
