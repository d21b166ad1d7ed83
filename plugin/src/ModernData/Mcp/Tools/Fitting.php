<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

/** Shortens an answer to fit a model's context, with a hint on how to get the rest. */
final class Fitting {

	/** The answer is sent twice, as structured content and as text: together near 200 kB. */
	private const MAX_BYTES = 90000;

	/** @param array<array-key, mixed> $content */
	private function __construct(
		public readonly array $content,
		public readonly string $hint = '',
	) {}

	/** @param array<array-key, mixed> $content */
	public static function of( array $content ): self {
		if ( self::size( $content ) <= self::MAX_BYTES ) {
			return new self( $content );
		}
		if ( is_array( $content['reports'] ?? null ) ) {
			return self::chart( $content );
		}
		return is_array( $content['data'] ?? null ) ? self::listing( $content ) : new self( $content );
	}

	/** @param array<array-key, mixed> $root */
	private static function chart( array $root ): self {
		$sum    = 0;
		$levels = 0;
		foreach ( self::level_sizes( $root ) as $size ) {
			$sum += $size;
			if ( $sum > self::MAX_BYTES ) {
				break;
			}
			++$levels;
		}
		$levels = max( 1, $levels );
		/* translators: %d: number of levels. */
		$hint = _n( 'The chart is too large for one answer, so everything below %d level is left out.', 'The chart is too large for one answer, so everything below %d levels is left out.', $levels, 'svc' );
		$next = __( 'Where reports is empty and reports_count is not 0, go on with the chart of that person by its id, or page by page with the direct reports.', 'svc' );
		return new self( self::cut( $root, $levels - 1 ), sprintf( $hint, $levels ) . ' ' . $next );
	}

	/**
	 * Bytes of each level of the tree, from the top.
	 *
	 * @param array<array-key, mixed> $root
	 * @return iterable<int>
	 */
	private static function level_sizes( array $root ): iterable {
		for ( $level = array( $root ); array() !== $level; $level = $below ) {
			$size  = 0;
			$below = array();
			foreach ( $level as $node ) {
				$size += self::size( array_diff_key( $node, array( 'reports' => true ) ) ) + strlen( '"reports":[],' );
				foreach ( (array) ( $node['reports'] ?? array() ) as $report ) {
					$below[] = (array) $report;
				}
			}
			yield $size;
		}
	}

	/**
	 * @param array<array-key, mixed> $node
	 * @return array<array-key, mixed>
	 */
	private static function cut( array $node, int $depth ): array {
		$below           = $depth > 0 ? (array) ( $node['reports'] ?? array() ) : array();
		$node['reports'] = array_map( static fn ( mixed $report ): array => self::cut( (array) $report, $depth - 1 ), array_values( $below ) );
		return $node;
	}

	/** @param array<array-key, mixed> $content */
	private static function listing( array $content ): self {
		$all  = array_values( $content['data'] );
		$kept = array();
		$sum  = 0;
		foreach ( $all as $item ) {
			$sum += self::size( $item ) + 1;
			if ( $sum > self::MAX_BYTES - 200 ) {
				break;
			}
			$kept[] = $item;
		}
		$content['data'] = $kept;
		/* translators: 1: number of items shown, 2: number of items of the page. */
		$hint = __( 'The page is too big for one answer: the first %1$d of its %2$d items are shown. Ask for pages of so many (per_page).', 'svc' );
		return new self( $content, sprintf( $hint, count( $kept ), count( $all ) ) );
	}

	private static function size( mixed $value ): int {
		return strlen( ToolResult::json( $value ) );
	}
}
