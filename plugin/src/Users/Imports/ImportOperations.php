<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Users\Capabilities;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\Columns;

/** The import operations, for administrators. */
final class ImportOperations {

	public function __construct(
		private readonly Imports $imports,
		private readonly ImportFields $fields,
		private readonly Columns $columns,
		private readonly ImportReport $report,
	) {}

	public function columns(): Operation {
		return new Operation(
			'list-import-columns',
			__( 'The columns that an import knows, with what other programs call them, all on one page.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => Listing::envelope( ImportFields::column() ),
			self::managers(),
			fn (): Reply => Reply::page( $this->known_columns() ),
		);
	}

	public function list(): Operation {
		return new Operation(
			'list-imports',
			__( 'Imports under way, and those of the last month, the newest first.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			fn (): Record => Listing::envelope( $this->fields->import() ),
			self::managers(),
			fn ( Call $call ): Reply => Reply::page( $this->imports->list( $call->input['page'], $call->input['per_page'] ) ),
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-import',
			__( 'Begins an import: says what the columns of the file are. The rows are sent afterwards.', 'svc' ),
			Effect::Create,
			$this->fields->create_input( ... ),
			$this->fields->import( ... ),
			self::managers(),
			function ( Call $call ): Reply {
				$import = $this->imports->create( $call->input, $call->caller );
				return Reply::created( $import, "/imports/{$import['id']}", Etag::of( $import ) );
			},
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-import',
			__( 'How far an import is.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			$this->fields->import( ... ),
			self::managers(),
			fn ( Call $call ): Reply => Reply::one( $this->imports->get( $call->path['id'] ) ),
			array( 'id' ),
		);
	}

	public function put_rows(): Operation {
		return $this->writing(
			'put-import-rows',
			__( 'Sends some rows of the file, or sends them again. What was checked is then to be checked anew.', 'svc' ),
			$this->fields->rows_input(),
			fn ( Call $call ): array => $this->imports->put_rows( $call->path['id'], $call->input['from'], $call->input['rows'], $call->precondition )
		);
	}

	public function rows(): Operation {
		return new Operation(
			'list-import-rows',
			__( 'What becomes of each row, and why not, in the order of the file.', 'svc' ),
			Effect::Read,
			ImportFields::rows_query(),
			static fn (): Record => Listing::envelope( ImportFields::row() ),
			self::managers(),
			fn ( Call $call ): Reply => Reply::page( $this->imports->rows( $call->path['id'], RowFilter::of( $call->input ), $call->input['page'], $call->input['per_page'] ) ),
			array( 'id' ),
		);
	}

	public function check(): Operation {
		return $this->writing(
			'check-import',
			__( 'Goes on saying what each row would do, for some seconds. Nothing is changed. To be repeated until the status is checked.', 'svc' ),
			new Record( array() ),
			fn ( Call $call ): array => $this->imports->check( $call->path['id'], $call->caller )
		);
	}

	public function run(): Operation {
		return $this->writing(
			'run-import',
			__( 'Goes on doing what the rows say, for some seconds. To be repeated until the status is finished; not to repeat it is to pause.', 'svc' ),
			new Record( array() ),
			fn ( Call $call ): array => $this->imports->run( $call->path['id'], $call->caller )
		);
	}

	public function cancel(): Operation {
		return $this->writing(
			'cancel-import',
			__( 'Ends an import. What it has done stays; the rows that were sent are deleted.', 'svc' ),
			new Record( array() ),
			fn ( Call $call ): array => $this->imports->cancel( $call->path['id'] )
		);
	}

	public function delete(): Operation {
		return new Operation(
			'delete-import',
			__( 'Deletes an import and its report. What it has done stays.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			static fn (): Record => new Record( array( 'message' => new Text( 200 ) ), array( 'message' ) ),
			self::managers(),
			function ( Call $call ): Reply {
				$this->imports->delete( $call->path['id'], $call->precondition );
				return Reply::one( array( 'message' => __( 'Import deleted.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	public function report(): Operation {
		return new Operation(
			'get-import-report',
			__( 'What became of each row, as a file of comma-separated values.', 'svc' ),
			Effect::Read,
			new Record( ImportFields::row_filters() ),
			static fn (): Record => new Record( array() ),
			self::managers(),
			fn ( Call $call ): Reply => $this->report->reply( $call->path['id'], RowFilter::of( $call->input ) ),
			array( 'id' ),
		);
	}

	/** @param Closure(Call): array<string, mixed> $work Returns the import after the change. */
	private function writing( string $name, string $about, Record $input, Closure $work ): Operation {
		return new Operation(
			$name,
			$about,
			Effect::Update,
			$input,
			$this->fields->import( ... ),
			self::managers(),
			static function ( Call $call ) use ( $work ): Reply {
				$import = $work( $call );
				return Reply::updated( $import, Etag::of( $import ) );
			},
			array( 'id' ),
		);
	}

	private function known_columns(): Page {
		$columns = array_map(
			static fn ( Column $column ): array => array(
				'name'     => $column->name,
				'label'    => $column->label,
				'aliases'  => $column->aliases,
				'required' => $column->is_required && 'role' !== $column->name,
			),
			array_values( $this->columns->imported() )
		);
		return new Page( $columns, count( $columns ), 1, max( 1, count( $columns ) ) );
	}

	private static function managers(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE );
	}
}
