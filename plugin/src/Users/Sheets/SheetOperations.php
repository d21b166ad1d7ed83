<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Profiles\ListQueries;
use Svc\Users\Profiles\ProfileOperations;
use Svc\Users\Profiles\ProfilePolicy;

/** The export operations. */
final class SheetOperations {

	public const CSV   = 'csv';
	public const VCARD = 'vcard';

	/** Limited by the length of an address. */
	private const MOST_CHOSEN = 500;

	public function __construct(
		private readonly Columns $columns,
		private readonly SheetExport $export,
		private readonly ListQueries $queries,
		private readonly ProfilePolicy $policy,
	) {}

	public function export(): Operation {
		$columns = ( new ListOf( new Choice( array_keys( $this->columns->all() ) ) ) )->or( array() )->describe( __( 'Which columns, in this order; none for all that can be imported', 'svc' ) );
		$include = ( new ListOf( new Whole( 1 ), self::MOST_CHOSEN ) )->or( array() )->describe( __( 'Only these of them, by profile ID; none for all', 'svc' ) );
		$filters = ProfileOperations::filters() + ProfileOperations::order() + array(
			'include' => $include,
			'format'  => ( new Choice( array( self::CSV, self::VCARD ) ) )->or( self::CSV )->describe( __( 'A spreadsheet, or cards for address books; columns and bom are the spreadsheet’s', 'svc' ) ),
			'columns' => $columns,
			'bom'     => ( new Flag() )->or( true )->describe( __( 'Whether to begin with the mark by which Excel knows UTF-8', 'svc' ) ),
		);
		return new Operation(
			'export-profiles',
			__( 'The profiles that a list has, or some of them, as a file: comma-separated values that can be imported again and then change nothing, or vCards.', 'svc' ),
			Effect::Read,
			new Record( $filters ),
			static fn (): Record => new Record( array() ),
			fn ( Caller $caller ): bool => $this->policy->may_manage( $caller ),
			fn ( Call $call ): Reply => $this->file( $call ),
		);
	}

	private function file( Call $call ): Reply {
		$query = $this->queries->of( $call->input, $call->caller );
		return self::VCARD === $call->input['format']
			? $this->export->cards( $query )
			: $this->export->sheet( $query, $call->input['columns'], $call->input['bom'] );
	}
}
