<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Type;

/** Input and output of lists that can have close matches. */
final class CloseParameter {

	/** @return array<string, Type> */
	public static function input(): array {
		return array( 'close' => ( new Flag() )->or( false )->describe( __( 'Whether to add people who nearly match the search, as far as the first page has room: misspelled names and titles, names by their sound, nicknames, offices, numbers. With `orderby` there are none', 'svc' ) ) );
	}

	public static function envelope( Record $item ): Record {
		$envelope = Listing::envelope( $item );
		$close    = ( new ListOf( $item, unique: false ) )->describe( __( 'People who nearly match the search, best first; only where `close` was sent', 'svc' ) );
		return new Record( $envelope->members + array( 'close' => $close ), $envelope->required );
	}
}
