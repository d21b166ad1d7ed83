<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** Search, layout, zoom, print and download. Only the search works without JavaScript; the other controls keep their space until it runs. */
final class ChartTools {

	public function __construct(
		private readonly ChartSettings $settings,
		private readonly ChartAddress $address,
	) {}

	public function html(): string {
		wp_interactivity_config( 'svc/org-chart', array( 'texts' => ChartTexts::all() ) );
		$context = array(
			'layouts'      => $this->layouts(),
			'showOverview' => $this->settings->has_overview,
			'hasOverview'  => $this->settings->has_overview && $this->settings->layout->has_levels(),
			'matches'      => array(),
			'at'           => -1,
			'note'         => '',
			'message'      => '',
		);
		return sprintf(
			'<div class="svc-org-chart__tools" data-wp-interactive="svc/org-chart" %s data-wp-init="callbacks.start">%s%s<p class="svc-org-chart__message" role="status" data-wp-text="context.message"></p></div>',
			wp_interactivity_data_wp_context( $context ),
			$this->settings->has_search ? $this->search() : '',
			$this->settings->has_tools ? $this->buttons() : ''
		);
	}

	private function search(): string {
		$key    = esc_attr( $this->address->key );
		$others = '';
		foreach ( $this->address->others() as $name => $value ) {
			$others .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( (string) $name ), esc_attr( $value ) );
		}
		return sprintf(
			'<form class="svc-org-chart__search" action="#%1$s" data-wp-on--submit="actions.submit" data-wp-on--input="actions.search">%2$s
				<label for="%1$s-search">%3$s</label>
				<input type="search" id="%1$s-search" name="%1$s-search" value="%4$s" maxlength="100" autocomplete="off" aria-autocomplete="list" aria-controls="%1$s-found"
					data-wp-bind--role="state.role" data-wp-bind--aria-expanded="state.isOpen" data-wp-bind--aria-activedescendant="state.active">
				<button type="submit">%5$s</button>
				<div class="svc-org-chart__matches" hidden data-wp-bind--hidden="!state.isOpen">
					<p data-wp-text="context.note" data-wp-bind--hidden="!context.note"></p>
					<ul id="%1$s-found" role="listbox" aria-label="%6$s" data-wp-bind--hidden="context.note">
						<template data-wp-each="context.matches" data-wp-each-key="context.item.id">
							<li role="option" tabindex="-1" data-wp-bind--id="context.item.option" data-wp-bind--aria-selected="state.isAt"><strong data-wp-text="context.item.name"></strong> <span data-wp-text="context.item.line"></span></li>
						</template>
					</ul>
				</div>
			</form>',
			$key,
			$others,
			esc_html__( 'Find in the org chart', 'svc' ),
			esc_attr( $this->address->search ),
			esc_html__( 'Find', 'svc' ),
			esc_attr__( 'People found', 'svc' )
		);
	}

	/** @return array<string, bool> Whether it is the current one, by layout. */
	private function layouts(): array {
		$layouts = array();
		foreach ( ChartLayout::cases() as $layout ) {
			$layouts[ $layout->value ] = $layout === $this->settings->layout;
		}
		return $layouts;
	}

	private function buttons(): string {
		$layouts = array_map(
			static fn ( ChartLayout $layout ): string => self::button( 'lay', $layout->label(), '', sprintf( 'data-layout="%1$s" data-wp-bind--aria-pressed="context.layouts.%1$s"', $layout->value ) ),
			ChartLayout::cases()
		);
		return sprintf(
			'<div class="svc-org-chart__buttons">%s%s%s</div>',
			self::group( __( 'Layout', 'svc' ), implode( '', $layouts ) ),
			self::group(
				__( 'View', 'svc' ),
				self::button( 'zoomOut', '−', __( 'Zoom out', 'svc' ) )
				. self::button( 'zoomIn', '+', __( 'Zoom in', 'svc' ) )
				. self::button( 'fit', '↔', __( 'Fit to width', 'svc' ) )
				. self::button( 'centre', '◎', __( 'Center', 'svc' ) )
				. self::button( 'overview', __( 'Overview', 'svc' ), '', 'data-wp-bind--aria-pressed="context.hasOverview"' ),
				'data-wp-bind--hidden="context.layouts.list"'
			),
			self::group(
				__( 'Print and download', 'svc' ),
				self::button( 'print', __( 'Print', 'svc' ) )
				. self::button( 'saveSvg', 'SVG', __( 'Download as SVG', 'svc' ) )
				. self::button( 'savePng', 'PNG', __( 'Download as PNG', 'svc' ) )
			)
		);
	}

	private static function group( string $label, string $buttons, string $more = '' ): string {
		return sprintf( '<div role="group" aria-label="%s" %s>%s</div>', esc_attr( $label ), $more, $buttons );
	}

	private static function button( string $action, string $text, string $label = '', string $more = '' ): string {
		return sprintf(
			'<button type="button" data-wp-on--click="actions.%s" %s %s>%s</button>',
			esc_attr( $action ),
			'' === $label ? '' : sprintf( 'aria-label="%1$s" title="%1$s"', esc_attr( $label ) ),
			$more,
			esc_html( $text )
		);
	}
}
