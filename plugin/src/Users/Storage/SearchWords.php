<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Failure;
use Svc\Kernel\Text\Text;

/** The words of a search. All of them must match. */
final class SearchWords {

	private const MAX = 10;

	/**
	 * @return list<string> Folded.
	 * @throws Failure
	 */
	public static function of( string $search ): array {
		$words = Text::words( $search );
		if ( count( $words ) > self::MAX ) {
			/* translators: %d: largest allowed number of words. */
			throw Failure::invalid( array( 'search' => sprintf( __( 'Send at most %d words.', 'svc' ), self::MAX ) ) );
		}
		return $words;
	}
}
