<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

/** The form for search, filters and order. Works without JavaScript; with it, results update while typing. */
final class DirectoryForm {

	private const LONGEST_SEARCH = 100;

	public function __construct(
		private readonly DirectoryChoices $choices,
		private readonly DirectoryAddress $address,
		private readonly int $number,
	) {}

	public function markup( DirectoryView $directory ): string {
		$fields = array_filter( array( $this->search(), ...$this->filters( $directory ), $this->order( $directory ) ) );
		return array() === $fields ? '' : sprintf(
			'<form class="svc-directory__form" role="search" aria-label="%s" method="get" action="%s" data-wp-on--input="actions.type" data-wp-on--change="actions.choose" data-wp-on--submit="actions.submit">%s%s<p class="svc-directory__buttons"><button type="submit" class="svc-directory__submit wp-element-button">%s</button>%s</p></form>',
			/* translators: %d: which of the page's directories. */
			esc_attr( $this->number > 1 ? sprintf( __( 'Directory %d', 'svc' ), $this->number ) : __( 'Directory', 'svc' ) ),
			esc_url( $this->address->path() ),
			$this->others(),
			implode( '', $fields ),
			esc_html__( 'Search', 'svc' ),
			$this->address->is_filtered() ? sprintf( '<a class="svc-directory__clear" href="%s" data-svc-go>%s</a>', esc_url( $this->address->cleared() ), esc_html__( 'Clear', 'svc' ) ) : ''
		);
	}

	private function search(): string {
		return $this->choices->has_search ? sprintf(
			'<p class="svc-directory__control is-search"><label for="svc-%1$s">%2$s</label><input type="search" id="svc-%1$s" name="%1$s" value="%3$s" maxlength="%4$d" autocomplete="off" spellcheck="false"></p>',
			esc_attr( $this->address->name( 'search' ) ),
			esc_html__( 'Search', 'svc' ),
			esc_attr( $this->address->text( 'search' ) ),
			self::LONGEST_SEARCH
		) : '';
	}

	/** @return list<string> */
	private function filters( DirectoryView $directory ): array {
		$labels  = array(
			'department' => array( __( 'Department', 'svc' ), __( 'All departments', 'svc' ) ),
			'role'       => array( __( 'Role', 'svc' ), __( 'All roles', 'svc' ) ),
			'office'     => array( __( 'Office', 'svc' ), __( 'All offices', 'svc' ) ),
		);
		$filters = array();
		foreach ( array_intersect_key( $directory->facets, array_flip( $this->choices->filters ) ) as $name => $facet ) {
			$options = array( '' => $labels[ $name ][1] );
			foreach ( $facet as $choice ) {
				/* translators: 1: a department, role or office, 2: number of people. */
				$options[ $choice['value'] ] = sprintf( __( '%1$s (%2$s)', 'svc' ), $choice['name'], number_format_i18n( $choice['count'] ) );
			}
			$filters[] = $this->select( $name, $labels[ $name ][0], $options, 'role' === $name ? $this->address->role() : $this->address->text( $name ) );
		}
		return $filters;
	}

	private function order( DirectoryView $directory ): string {
		if ( ! $this->choices->has_sort ) {
			return '';
		}
		$options = array_intersect_key( self::orders(), $directory->is_inside ? self::orders() : array_flip( array( 'last_name', '-last_name', 'first_name', 'title' ) ) );
		$current = $this->address->sort( $this->choices->sort );
		// The default order has an empty value, which keeps it out of the address.
		return $this->select( 'sort', __( 'Order', 'svc' ), array( '' => self::orders()[ $this->choices->sort ] ) + array_diff_key( $options, array( $this->choices->sort => true ) ), $current === $this->choices->sort ? '' : $current );
	}

	/** @return array<string, string> Value of the address => label. */
	public static function orders(): array {
		return array(
			'last_name'   => __( 'Last name', 'svc' ),
			'-last_name'  => __( 'Last name, Z to A', 'svc' ),
			'first_name'  => __( 'First name', 'svc' ),
			'-first_name' => __( 'First name, Z to A', 'svc' ),
			'title'       => __( 'Title', 'svc' ),
			'-title'      => __( 'Title, Z to A', 'svc' ),
			'department'  => __( 'Department', 'svc' ),
			'-department' => __( 'Department, Z to A', 'svc' ),
			'start_date'  => __( 'Longest with us', 'svc' ),
			'-start_date' => __( 'Newest colleagues', 'svc' ),
		);
	}

	/** @param array<array-key, string> $options Value => label. */
	private function select( string $name, string $label, array $options, string $current ): string {
		$folded = mb_strtolower( $current, 'UTF-8' );
		$marked = false;
		$markup = '';
		foreach ( $options as $value => $text ) {
			$is_current = ! $marked && mb_strtolower( (string) $value, 'UTF-8' ) === $folded;
			$marked     = $marked || $is_current;
			$markup    .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), $is_current ? ' selected="selected"' : '', esc_html( $text ) );
		}
		if ( ! $marked ) {
			// The chosen value has no people any more, but stays selected.
			$markup .= sprintf( '<option value="%1$s" selected="selected">%1$s</option>', esc_attr( $current ) );
		}
		return sprintf( '<p class="svc-directory__control"><label for="svc-%1$s">%2$s</label><select id="svc-%1$s" name="%1$s">%3$s</select></p>', esc_attr( $this->address->name( $name ) ), esc_html( $label ), $markup );
	}

	private function others(): string {
		$inputs = '';
		foreach ( $this->address->others() as $name => $value ) {
			$inputs .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return $inputs;
	}
}
