<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

/** Links to the other pages of a directory. */
final class PageLinks {

	public function __construct(
		private readonly DirectoryAddress $address,
		private readonly int $number,
	) {}

	public function markup( int $pages ): string {
		if ( $pages < 2 ) {
			return '';
		}
		$current = $this->address->page();
		$items   = array_map( fn ( ?int $page ): string => null === $page ? '<li aria-hidden="true">…</li>' : $this->item( $page, $current ), self::shown( $current, $pages ) );
		return sprintf(
			'<nav class="svc-directory__pages" aria-label="%s"><ul role="list">%s%s%s</ul></nav>',
			/* translators: %d: which of the page's directories. */
			esc_attr( $this->number > 1 ? sprintf( __( 'Pages of directory %d', 'svc' ), $this->number ) : __( 'Pages of the directory', 'svc' ) ),
			$current > 1 ? $this->step( min( $current - 1, $pages ), __( 'Previous page', 'svc' ), '‹' ) : '',
			implode( '', $items ),
			$current < $pages ? $this->step( $current + 1, __( 'Next page', 'svc' ), '›' ) : ''
		);
	}

	/** @return list<int|null> Page numbers. Null stands for two or more omitted pages. */
	public static function shown( int $current, int $pages ): array {
		$near  = array_filter( range( 1, $pages ), static fn ( int $page ): bool => 1 === $page || $page === $pages || abs( $page - $current ) < 2 );
		$shown = array();
		$last  = 0;
		foreach ( $near as $page ) {
			if ( $page - $last > 1 ) {
				$shown[] = 2 === $page - $last ? $page - 1 : null;
			}
			$shown[] = $page;
			$last    = $page;
		}
		return $shown;
	}

	private function item( int $page, int $current ): string {
		$label = number_format_i18n( $page );
		return $page === $current
			? sprintf( '<li><span aria-current="page">%s</span></li>', esc_html( $label ) )
			: sprintf( '<li><a href="%s" data-svc-go="page">%s</a></li>', esc_url( $this->to( $page ) ), esc_html( $label ) );
	}

	private function step( int $page, string $label, string $sign ): string {
		return sprintf( '<li><a href="%s" data-svc-go="page" aria-label="%s"><span aria-hidden="true">%s</span></a></li>', esc_url( $this->to( $page ) ), esc_attr( $label ), esc_html( $sign ) );
	}

	private function to( int $page ): string {
		return $this->address->with(
			array(
				'page'   => 1 === $page ? '' : $page,
				'person' => '',
			)
		);
	}
}
