<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Intranet\Directory\DirectoryItem;
use Svc\Users\Intranet\People;

/** The API operation that finds colleagues. */
final class FindOperations {

	public function __construct( private readonly ColleagueSearch $search ) {}

	public function find(): Operation {
		$input = array(
			'query' => ( new Text( 300, 1, multiline: true ) )->describe( __( 'The question in ordinary words', 'svc' ) ),
			'limit' => ( new Whole( 1, 100 ) )->or( 5 )->describe( __( 'How many people at most', 'svc' ) ),
		);
		return new Operation(
			'find-colleague',
			__( 'Finds colleagues by a question in ordinary words, best match first, each with a score and the reasons.', 'svc' ),
			Effect::Read,
			new Record( $input, array( 'query' ) ),
			self::answer( ... ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => Reply::one(
				$this->search->answer( $call->input['query'], $call->input['limit'], $call->caller->id(), (string) wp_date( 'Y-m-d' ) )
			),
		);
	}

	private static function answer(): Record {
		$item    = DirectoryItem::record();
		$more    = array(
			'score'   => ( new Whole( 1, 100 ) )->describe( __( 'How well the person fits, up to 100', 'svc' ) ),
			'reasons' => ( new ListOf( new Text( 300 ), unique: false ) )->describe( __( 'Why the person fits', 'svc' ) ),
		);
		$members = array(
			'people'  => ( new ListOf( new Record( $item->members + $more, array( ...$item->required, ...array_keys( $more ) ) ), unique: false ) )->describe( __( 'Who fits all of the question, best first; empty where nobody does', 'svc' ) ),
			'total'   => ( new Whole( 0 ) )->describe( __( 'How many fit in all', 'svc' ) ),
			'unknown' => ( new ListOf( new Text( 300 ), unique: false ) )->describe( __( 'Words of the question that match no person', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
