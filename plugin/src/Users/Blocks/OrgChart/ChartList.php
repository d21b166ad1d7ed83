<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

use Svc\Users\Blocks\PhotoImage;

/** The org chart as a nested list, with links to people who are not shown. The view's script draws it as a tree. */
final class ChartList {

	private const PHOTO = 40;

	/** The ID in the templates, which the view's script replaces. */
	private const BLANK = -1;

	public function __construct(
		private readonly ChartSettings $settings,
		private readonly ChartAddress $address,
		private readonly ChartWindow $window,
		private readonly ChartShape $shape,
	) {}

	/** @param array<string, mixed> $root */
	public function html( array $root ): string {
		return sprintf(
			'<div class="svc-org-chart__viewport"%s><ul class="svc-org-chart__tree" aria-label="%s">%s</ul></div><template>%s</template>',
			$this->shape->layout->has_levels() ? sprintf( ' style="--svc-width:%s"', esc_attr( (string) $this->shape->width( $root ) ) ) : '',
			esc_attr__( 'Org chart', 'svc' ),
			$this->item( $root, 0, ChartArrangement::Row ),
			$this->blank()
		);
	}

	/** The templates that the view's script fills in for the people it loads. */
	private function blank(): string {
		$nobody = array(
			'id'            => self::BLANK,
			'is_blank'      => true,
			'name'          => '?',
			'title'         => '?',
			'department'    => '?',
			'avatar_url'    => '#',
			'reports_count' => 1,
			'reports'       => array(),
		);
		return $this->item( $nobody, 1, ChartArrangement::Row ) . $this->more( self::BLANK, -1, 0, 0 ) . self::problem();
	}

	private static function problem(): string {
		return sprintf( '<li class="svc-org-chart__item is-problem"><p><button type="button">%s</button></p></li>', esc_html__( 'Try again', 'svc' ) );
	}

	/** @param array<string, mixed> $node */
	private function item( array $node, int $level, ChartArrangement $around ): string {
		return sprintf(
			'<li class="svc-org-chart__item" data-person="%d" data-reports="%d"%s><div class="svc-org-chart__card">%s<span class="svc-org-chart__text">%s%s%s%s%s</span>%s</div>%s</li>',
			$node['id'],
			$node['reports_count'],
			isset( $node['dotted_manager_ids'] ) ? sprintf( ' data-dotted="%s"', esc_attr( implode( ' ', $node['dotted_manager_ids'] ) ) ) : '',
			$this->settings->shows( 'photo' ) && ! self::is_vacancy( $node ) ? PhotoImage::img( $node['avatar_url'], self::PHOTO ) : '',
			$this->name( $node ),
			self::is_vacancy( $node ) ? '' : $this->line( 'title', $node ),
			$this->line( 'department', $node ),
			$node['id'] < 0 ? sprintf( '<span class="svc-org-chart__vacant">%s</span>', esc_html__( 'Vacant', 'svc' ) ) : '',
			self::dotted( $node ),
			$node['reports_count'] > 0 ? $this->toggle( $node ) : '',
			$this->group( $node, $level, $around )
		);
	}

	/** @param array<string, mixed> $node */
	private function group( array $node, int $level, ChartArrangement $around ): string {
		if ( self::is_blank( $node ) || ! $this->window->is_open( $node['id'] ) ) {
			return '';
		}
		$some        = $this->window->some( $node, 0 === $level );
		$from        = $this->window->from( 0 === $level );
		$before      = $from > 0 ? $this->more( $node['id'], max( 0, $from - ChartWindow::STEP ), $from, count( $node['reports'] ) ) : '';
		$end         = $from + count( $some );
		$after       = $end < count( $node['reports'] ) ? $this->more( $node['id'], $end, $end + ChartWindow::STEP, count( $node['reports'] ) ) : '';
		$arrangement = $this->shape->arrangement( $node, $level, $around );
		return sprintf(
			'<ul class="svc-org-chart__group%s" data-from="%d">%s%s%s</ul>',
			$arrangement->css_class(),
			$from,
			$before,
			implode( '', array_map( fn ( array $report ): string => $this->item( $report, $level + 1, $arrangement ), $some ) ),
			$after
		);
	}

	/** @param array<string, mixed> $node */
	private function name( array $node ): string {
		return 0 === $node['id']
			? sprintf( '<span class="svc-org-chart__name">%s</span>', esc_html( $node['name'] ) )
			: sprintf( '<a class="svc-org-chart__name" href="%s">%s</a>', $this->address->of( $node['id'] ), esc_html( self::name_of( $node ) ) );
	}

	/**
	 * The node of the templates has the ID of a vacancy, but every member of a person.
	 *
	 * @param array<string, mixed> $node
	 */
	private static function is_blank( array $node ): bool {
		return isset( $node['is_blank'] );
	}

	/** @param array<string, mixed> $node */
	private static function is_vacancy( array $node ): bool {
		return $node['id'] < 0 && ! self::is_blank( $node );
	}

	/**
	 * A vacancy is called by its title.
	 *
	 * @param array<string, mixed> $node
	 */
	private static function name_of( array $node ): string {
		return self::is_vacancy( $node ) ? $node['title'] : $node['name'];
	}

	/** @param array<string, mixed> $node */
	private static function dotted( array $node ): string {
		$count = self::is_blank( $node ) ? '' : number_format_i18n( count( $node['dotted_manager_ids'] ?? array() ) );
		/* translators: %s: how many. */
		$text = sprintf( __( 'Dotted-line managers: %s', 'svc' ), $count );
		return '0' === $count ? '' : sprintf( '<span class="svc-org-chart__dotted">%s</span>', esc_html( $text ) );
	}

	/** @param array<string, mixed> $node */
	private function line( string $field, array $node ): string {
		return '' === $node[ $field ] || ! $this->settings->shows( $field ) ? '' : sprintf( '<span class="svc-org-chart__%s">%s</span>', $field, esc_html( $node[ $field ] ) );
	}

	/** @param array<string, mixed> $node */
	private function toggle( array $node ): string {
		$count = number_format_i18n( $node['reports_count'] );
		return sprintf(
			'<a class="svc-org-chart__toggle" href="%s" aria-label="%s">%s</a>',
			$this->address->of( $node['id'] ),
			/* translators: 1: name, 2: number. */
			esc_attr( sprintf( __( 'Reports of %1$s: %2$s', 'svc' ), self::name_of( $node ), $count ) ),
			$this->settings->shows( 'count' ) ? $count : ''
		);
	}

	/** Link to further reports of a person. */
	private function more( int $id, int $from, int $to, int $of ): string {
		return sprintf(
			'<li class="svc-org-chart__item is-more"><a class="svc-org-chart__more" href="%s">%s</a></li>',
			$this->address->of( $id, $from ),
			/* translators: 1: first, 2: last, 3: total number of people. */
			esc_html( sprintf( __( 'Show %1$s–%2$s of %3$s', 'svc' ), number_format_i18n( $from + 1 ), number_format_i18n( min( $to, $of ) ), number_format_i18n( $of ) ) )
		);
	}
}
