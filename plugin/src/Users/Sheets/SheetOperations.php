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
use Svc\Users\Profiles\ListQueries;
use Svc\Users\Profiles\ProfileOperations;
use Svc\Users\Profiles\ProfilePolicy;

/** What is offered of people as a spreadsheet. */
final class SheetOperations {

	public function __construct(
		private readonly Columns $columns,
		private readonly SheetExport $export,
		private readonly ListQueries $queries,
		private readonly ProfilePolicy $policy,
	) {}

	public function export(): Operation {
		$columns = ( new ListOf( new Choice( array_keys( $this->columns->all() ) ) ) )->or( array() )->describe( __( 'Which columns, in this order; none for all that can be imported', 'svc' ) );
		$filters = ProfileOperations::filters() + ProfileOperations::order() + array(
			'columns' => $columns,
			'bom'     => ( new Flag() )->or( true )->describe( __( 'Whether to begin with the mark by which Excel knows UTF-8', 'svc' ) ),
		);
		return new Operation(
			'export-profiles',
			__( 'The profiles that a list has, as a file of comma-separated values. Importing it again changes nothing.', 'svc' ),
			Effect::Read,
			new Record( $filters ),
			new Record( array() ),
			fn ( Caller $caller ): bool => $this->policy->may_manage( $caller ),
			fn ( Call $call ): Reply => $this->export->reply( $this->queries->of( $call->input, $call->caller ), $call->input['columns'], $call->input['bom'] ),
		);
	}
}
