<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Fields\Role;
use Svc\Users\Sheets\Columns;

/** Input and output fields of the import operations. */
final class ImportFields {

	/** Rows in one request. */
	public const ROWS_AT_ONCE = 500;

	/** Highest row number; beyond the size of real spreadsheets. */
	public const LAST_ROW = 1000000;

	/** Above the limit of every field, so that the field itself reports text that is too long. */
	private const LONGEST_CELL = 20000;

	private const MOST_CELLS = 100;

	public function __construct( private readonly Columns $columns ) {}

	public function create_input(): Record {
		return new Record(
			array(
				'columns'          => $this->mapping(),
				'match'            => $this->match()->or( MatchBy::Email->value ),
				'creates_accounts' => $this->creates_accounts()->or( false ),
				'clears'           => $this->clears()->or( false ),
				'strict'           => $this->strict()->or( false ),
				'invites'          => $this->invites()->or( false ),
				'role_for_new'     => $this->role_for_new()->or( Role::Staff->value ),
				'name'             => $this->name()->or( '' ),
			),
			array( 'columns' )
		);
	}

	public function rows_input(): Record {
		$cells = new ListOf( new CellText( self::LONGEST_CELL ), self::MOST_CELLS, false );
		return new Record(
			array(
				'from' => ( new Whole( 1, self::LAST_ROW ) )->describe( __( 'Number of the first of these rows; where the header is row 1, people begin with 2', 'svc' ) ),
				'rows' => ( new ListOf( $cells, self::ROWS_AT_ONCE, false ) )->describe( __( 'Rows as lists of cells, in the order of the columns; rows that were sent before are replaced', 'svc' ) ),
			),
			array( 'from', 'rows' )
		);
	}

	public function import(): Record {
		$count   = static fn ( string $about ): Type => ( new Whole( 0 ) )->describe( $about );
		$members = array(
			'id'               => ( new Whole( 1 ) )->describe( __( 'Import ID', 'svc' ) ),
			'name'             => $this->name(),
			'status'           => ( new Choice( array_column( Status::cases(), 'value' ) ) )->describe( __( 'How far it is', 'svc' ) ),
			'progress'         => ( new Whole( 0, 100 ) )->describe( __( 'How much of this step is done, of a hundred', 'svc' ) ),
			'columns'          => $this->mapping(),
			'match'            => $this->match(),
			'creates_accounts' => $this->creates_accounts(),
			'clears'           => $this->clears(),
			'strict'           => $this->strict(),
			'invites'          => $this->invites(),
			'role_for_new'     => $this->role_for_new(),
			'total'            => $count( __( 'Rows in all', 'svc' ) ),
			'done'             => $count( __( 'Rows that this step is through with', 'svc' ) ),
			'created'          => $count( __( 'Rows that create a profile', 'svc' ) ),
			'changed'          => $count( __( 'Rows that change a profile', 'svc' ) ),
			'unchanged'        => $count( __( 'Rows that change nothing', 'svc' ) ),
			'refused'          => $count( __( 'Rows that are refused', 'svc' ) ),
			'with_problems'    => $count( __( 'Rows that come in with something left out', 'svc' ) ),
			'invited'          => $count( __( 'People who were sent an invitation', 'svc' ) ),
			'to_invite'        => $count( __( 'People whose invitation is still to be sent', 'svc' ) ),
			'user_id'          => $count( __( 'Whose import it is; 0 is the console’s', 'svc' ) ),
			'created_at'       => ( new Text( 20 ) )->describe( __( 'When it was begun', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	public static function row(): Record {
		$problem = array(
			'column'  => ( new Text( 100 ) )->describe( __( 'Which column; empty where it is the whole row', 'svc' ) ),
			'message' => ( new Text( 2000 ) )->describe( __( 'What is wrong, and what to write instead', 'svc' ) ),
		);
		$members = array(
			'number'     => ( new Whole( 1 ) )->describe( __( 'Number of the row', 'svc' ) ),
			'outcome'    => ( new Choice( array_column( Outcome::cases(), 'value' ) ) )->nullable()->describe( __( 'Its result; null before it is checked, and where the import was cancelled before it was imported', 'svc' ) ),
			'name'       => ( new Text( 201 ) )->describe( __( 'Name of the person', 'svc' ) ),
			'user_id'    => ( new Whole( 1 ) )->nullable()->describe( __( 'User ID; null before there is an account', 'svc' ) ),
			'profile_id' => ( new Whole( 1 ) )->nullable()->describe( __( 'Profile ID; null before there is a profile', 'svc' ) ),
			'problems'   => ( new ListOf( new Record( $problem, array_keys( $problem ) ), unique: false ) )->describe( __( 'Why it is refused, or what is left out', 'svc' ) ),
			'changes'    => ( new ListOf( new Text( 100, 1 ) ) )->describe( __( 'Columns that change a person who already has a profile', 'svc' ) ),
			'invited_at' => ( new Text( 20 ) )->nullable()->describe( __( 'When the person was sent an invitation', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	public static function rows_query(): Record {
		return Listing::query( self::row_filters() );
	}

	/** @return array<string, Type> */
	public static function row_filters(): array {
		return array(
			'outcome'  => ( new Choice( array_column( Outcome::cases(), 'value' ) ) )->describe( __( 'Only rows with this result', 'svc' ) ),
			'problems' => ( new Flag() )->or( false )->describe( __( 'Only rows that come in with something left out', 'svc' ) ),
		);
	}

	public static function column(): Record {
		$members = array(
			'name'     => ( new Text( 100, 1 ) )->describe( __( 'What an import calls it', 'svc' ) ),
			'label'    => ( new Text( 200, 1 ) )->describe( __( 'What an export has as its header', 'svc' ) ),
			'aliases'  => ( new ListOf( new Text( 100, 1 ) ) )->describe( __( 'What other programs call it, in small letters', 'svc' ) ),
			'required' => ( new Flag() )->describe( __( 'Whether a new person needs it', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	private function mapping(): Type {
		$names = array( '', ...array_keys( $this->columns->imported() ) );
		return ( new ListOf( new Choice( $names ), self::MOST_CELLS, false ) )->describe( __( 'What each cell of a row holds; "" is not imported', 'svc' ) );
	}

	private function match(): Type {
		return ( new Choice( array_column( MatchBy::cases(), 'value' ) ) )->describe( __( 'The column that identifies people; without a column of account e-mails, the contact e-mail does', 'svc' ) );
	}

	private function creates_accounts(): Type {
		return ( new Flag() )->describe( __( 'Whether people without an account get one, with the default role of the site', 'svc' ) );
	}

	private function clears(): Type {
		return ( new Flag() )->describe( __( 'Whether an empty cell clears what is there', 'svc' ) );
	}

	private function strict(): Type {
		return ( new Flag() )->describe( __( 'Whether a wrong cell, or a manager who cannot be set, refuses the row; otherwise it is left out and reported', 'svc' ) );
	}

	private function invites(): Type {
		return ( new Flag() )->describe( __( 'Whether people whose account is created are sent the e-mail of WordPress for new accounts', 'svc' ) );
	}

	private function role_for_new(): Type {
		return ( new Choice( Role::slugs() ) )->describe( __( 'Role of a new person whose row has none, or one that does not exist', 'svc' ) );
	}

	private function name(): Type {
		return ( new Text( 200 ) )->describe( __( 'Name of the file', 'svc' ) );
	}
}
