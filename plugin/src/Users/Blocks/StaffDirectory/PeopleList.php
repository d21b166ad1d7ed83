<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

use Svc\Users\Blocks\Contact;
use Svc\Users\Blocks\PhotoImage;
use Svc\Users\Fields\Role;

/** The people of one page as cards, as a list or as a table. */
final class PeopleList {

	private const FACES = array(
		'cards' => 96,
		'list'  => 48,
		'table' => 48,
	);

	/** Sortable table columns => sort field. */
	private const SORTS = array(
		'name'       => 'last_name',
		'title'      => 'title',
		'department' => 'department',
	);

	/** Fields that are not public. */
	private const INSIDE = array( 'department', 'office' );

	/** Fields that the settings can hide from visitors. */
	private const HIDEABLE = array( 'email', 'phone' );

	/** @var list<string> */
	private readonly array $fields;

	/**
	 * @param list<array<string, mixed>> $people
	 * @param array<int, string>         $pages     Address of the person's page, by profile ID.
	 * @param bool                       $are_close Whether they nearly match a search; these have an order of their own.
	 */
	public function __construct(
		private readonly DirectoryChoices $choices,
		private readonly DirectoryAddress $address,
		private readonly bool $is_inside,
		private readonly array $people,
		private readonly array $pages = array(),
		private readonly bool $are_close = false,
	) {
		$this->fields = array_values( array_diff( $choices->fields, array( 'photo' ), $is_inside ? array() : array( ...self::INSIDE, ...$this->hidden() ) ) );
	}

	public function markup(): string {
		$people = 'table' === $this->choices->layout ? $this->table() : $this->items();
		return $this->are_close
			? sprintf( '<section class="svc-directory__near" aria-labelledby="%1$s"><p class="svc-directory__near-label" id="%1$s">%2$s</p>%3$s</section>', esc_attr( $this->address->name( 'close-matches' ) ), esc_html( self::close_label() ), $people )
			: $people;
	}

	private static function close_label(): string {
		return __( 'Close matches', 'svc' );
	}

	/** @return list<string> Of those that can be hidden, fields that none of the people has: their columns would be empty. */
	private function hidden(): array {
		return array_values( array_filter( self::HIDEABLE, fn ( string $field ): bool => array() === array_filter( array_column( $this->people, $field ), static fn ( mixed $value ): bool => '' !== $value ) ) );
	}

	private function items(): string {
		$items = array_map(
			fn ( array $person ): string => sprintf(
				'<li class="svc-directory__person" data-wp-key="person-%d">%s<div class="svc-directory__body"><p class="svc-directory__name">%s</p>%s</div></li>',
				$person['id'],
				$this->face( $person ),
				$this->name( $person ),
				implode( '', array_map( fn ( string $field ): string => $this->line( $field, $person ), $this->fields ) )
			),
			$this->people
		);
		return sprintf( '<ul class="svc-directory__people is-%s" role="list">%s</ul>', esc_attr( $this->choices->layout ), implode( '', $items ) );
	}

	/** @param array<string, mixed> $person */
	private function line( string $field, array $person ): string {
		$value = self::value( $field, $person );
		if ( '' === $value ) {
			// The list layout has columns, so an empty field keeps its place.
			return 'list' === $this->choices->layout ? '<p class="svc-directory__field"></p>' : '';
		}
		return sprintf(
			'<p class="svc-directory__field is-%s"><span class="svc-directory__label">%s: </span>%s</p>',
			esc_attr( $field ),
			esc_html( self::label( $field ) ),
			$value
		);
	}

	private function table(): string {
		$columns = array( 'name', ...$this->fields );
		$rows    = array_map( fn ( array $person ): string => $this->row( $person ), $this->people );
		return sprintf(
			'<div class="svc-directory__scroller" role="region" aria-label="%s" tabindex="0"><table class="svc-directory__people is-table"><thead><tr>%s</tr></thead><tbody>%s</tbody></table></div>',
			esc_attr( sprintf( '%s: %s', $this->are_close ? self::close_label() : __( 'People', 'svc' ), $this->address->prefix ) ),
			implode( '', array_map( fn ( string $column ): string => $this->column( $column ), $columns ) ),
			implode( '', $rows )
		);
	}

	/** @param array<string, mixed> $person */
	private function row( array $person ): string {
		$cells = array_map( static fn ( string $field ): string => sprintf( '<td class="is-%s">%s</td>', esc_attr( $field ), self::value( $field, $person ) ), $this->fields );
		return sprintf(
			'<tr data-wp-key="person-%d"><th scope="row"><div class="svc-directory__who">%s<span class="svc-directory__name">%s</span></div></th>%s</tr>',
			$person['id'],
			$this->face( $person ),
			$this->name( $person ),
			implode( '', $cells )
		);
	}

	private function column( string $column ): string {
		$sort  = $this->choices->has_sort && ! $this->are_close ? self::SORTS[ $column ] ?? '' : '';
		$label = esc_html( 'name' === $column ? __( 'Name', 'svc' ) : self::label( $column ) );
		if ( '' === $sort || ( 'department' === $sort && ! $this->is_inside ) ) {
			return "<th scope=\"col\">$label</th>";
		}
		$current  = $this->address->sort( $this->choices->sort );
		$is_up    = $current === $sort;
		$is_this  = ltrim( $current, '-' ) === $sort;
		$next     = $is_up ? "-$sort" : $sort;
		$sortable = $is_this ? sprintf( ' aria-sort="%s"', $is_up ? 'ascending' : 'descending' ) : '';
		return sprintf(
			'<th scope="col"%s><a href="%s" data-svc-go>%s<span aria-hidden="true">%s</span></a></th>',
			$sortable,
			esc_url(
				$this->address->with(
					array(
						'sort' => $next === $this->choices->sort ? '' : $next,
						'page' => '',
					)
				)
			),
			$label,
			$is_this ? ( $is_up ? ' ↑' : ' ↓' ) : ''
		);
	}

	/**
	 * Visitors are led to the person's page, which says all that the details would; colleagues see more in the details.
	 *
	 * @param array<string, mixed> $person
	 */
	private function name( array $person ): string {
		$page = $this->pages[ $person['profile_id'] ] ?? '';
		if ( '' !== $page && ! ( $this->is_inside && $this->choices->has_details ) ) {
			return sprintf( '<a href="%s">%s</a>', esc_url( $page ), esc_html( $person['name'] ) );
		}
		return $this->choices->has_details
			? sprintf( '<a href="%s" data-svc-go aria-haspopup="dialog">%s</a>', esc_url( $this->address->with( array( 'person' => $person['id'] ) ) ), esc_html( $person['name'] ) )
			: esc_html( $person['name'] );
	}

	/** @param array<string, mixed> $person */
	private function face( array $person ): string {
		return $this->choices->shows( 'photo' ) ? PhotoImage::img( $person['avatar_url'], self::FACES[ $this->choices->layout ] ) : '';
	}

	/** @param array<string, mixed> $person */
	private static function value( string $field, array $person ): string {
		return match ( $field ) {
			'email'  => Contact::mail( $person['email'] ),
			'phone'  => Contact::phone( $person['phone'], $person['extension'] ),
			'role'   => esc_html( Role::from( $person['role'] )->label() ),
			'office' => esc_html( $person['office_location'] ),
			default  => esc_html( $person[ $field ] ),
		};
	}

	private static function label( string $field ): string {
		return array(
			'title'      => __( 'Title', 'svc' ),
			'department' => __( 'Department', 'svc' ),
			'role'       => __( 'Role', 'svc' ),
			'office'     => __( 'Office', 'svc' ),
			'email'      => __( 'E-mail', 'svc' ),
			'phone'      => __( 'Phone', 'svc' ),
		)[ $field ] ?? $field;
	}
}
