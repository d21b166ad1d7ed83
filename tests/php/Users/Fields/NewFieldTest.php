<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\TestCase;
use ReflectionClass;
use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Schema\Text;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Cli\ListCommand;
use Svc\Users\Fields\Editor;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\FieldKind;
use Svc\Users\Fields\FormField;
use Svc\Users\Fields\FormRows;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\Storage;
use Svc\Users\Fields\Visibility;
use Svc\Users\Imports\Import;
use Svc\Users\Imports\ImportFields;
use Svc\Users\Imports\MatchBy;
use Svc\Users\Imports\RowReader;
use Svc\Users\Imports\Status;
use Svc\Users\Intranet\Profile\IntranetChanges;
use Svc\Users\Intranet\Profile\IntranetProfile;
use Svc\Users\Privacy\PersonalData;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Profiles\Photos;
use Svc\Users\Profiles\ProfileChanges;
use Svc\Users\Profiles\ProfileInput;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Profiles\ProfilePresenter;
use Svc\Users\Sheets\Columns;
use Svc\Users\Sheets\HeaderGuess;
use Svc\Users\Sheets\SheetPerson;
use Svc\Users\Storage\History\HistoryFields;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileRow;
use Svc\Users\Storage\SearchIndex;

/** A row that is added to a field table shows up wherever fields are, without a line of code for it. */
final class NewFieldTest extends TestCase {

	private const SEARCH_NUMBER = 9;

	private readonly MetaKeys $meta_keys;
	private readonly ProfileFields $fields;
	private readonly IntranetFields $intranet;
	private readonly Columns $columns;

	protected function setUp(): void {
		$this->meta_keys = new MetaKeys();
		$this->fields    = new ProfileFields(
			$this->meta_keys,
			array(
				'favourite_tea' => new Field( 'Favourite tea', new Text( 40 ), Editor::Owner, Storage::Column, listed: true, search: self::SEARCH_NUMBER, form: new FormField( help: 'As in “mint/green”.' ) ),
				'shoe'          => new Field( 'Shoe size', new Text( 9 ), Editor::Owner, Storage::Column, Visibility::Intranet, listed: true ),
			)
		);
		$this->intranet  = new IntranetFields(
			array( 'desk' => new Field( 'Desk', new Text( 20, pattern: '^[A-Z]*$', pattern_hint: 'Capital letters.' ), Editor::Owner, Storage::UserMeta, Visibility::Intranet ) )
		);
		$this->columns   = new Columns( $this->fields, $this->intranet, $this->meta_keys );
	}

	private static function profile(): Profile {
		return ( new Profile( 3, 7, 'Ana', 'Ruiz', 'ana@example.com', Role::Staff ) )->with_texts(
			array(
				'phone'    => '1',
				'favourite_tea' => 'mint/green',
				'shoe'          => '38',
			)
		);
	}

	private function presenter(): ProfilePresenter {
		return new ProfilePresenter( self::policy(), $this->meta_keys, $this->fields, $this->intranet );
	}

	/** Neither settings nor the database are asked in these tests. */
	private static function policy(): ProfilePolicy {
		return ( new ReflectionClass( ProfilePolicy::class ) )->newInstanceWithoutConstructor();
	}

	private function person(): SheetPerson {
		return new SheetPerson( self::profile(), '', array( 'desk' => 'B' ) );
	}

	public function test_is_in_what_operations_take_and_options_shows(): void {
		$schema = array(
			'type'        => array( 'string', 'null' ),
			'maxLength'   => 40,
			'description' => 'Favourite tea',
		);
		self::assertSame( $schema, $this->fields->create_input()->json()['properties']['favourite_tea'] );
		self::assertSame( $schema, $this->fields->update_input()->json()['properties']['favourite_tea'] );
		self::assertSame( 'Desk', $this->intranet->input()->json()['properties']['desk']['description'] );
	}

	public function test_is_in_what_operations_answer(): void {
		self::assertContains( 'favourite_tea', $this->fields->single()->required );
		self::assertContains( 'favourite_tea', $this->fields->list_item( $this->intranet )->required );
		self::assertContains( 'desk', $this->intranet->output()->required );
		$presenter = $this->presenter();
		self::assertSame( 'mint/green', $presenter->single( self::profile(), Caller::current() )['favourite_tea'] );
		self::assertSame( array_keys( $this->fields->all() ), array_keys( $presenter->single( self::profile(), Caller::console() ) ) );
	}

	public function test_is_hidden_from_those_whom_it_is_not_for(): void {
		self::assertArrayHasKey( 'shoe', $this->fields->single()->members );
		self::assertNotContains( 'shoe', $this->fields->single()->required );
		self::assertArrayNotHasKey( 'shoe', $this->presenter()->single( self::profile(), Caller::current() ) );
		self::assertSame( '38', $this->presenter()->single( self::profile(), Caller::console() )['shoe'] );
	}

	public function test_is_in_lists(): void {
		$texts   = array( 'first_name', 'last_name', 'email', 'nmls_id', 'job_title', 'phone' );
		$summary = new Summary( 3, 7, array_fill_keys( $texts, '' ) + self::profile()->texts, 'staff', '', '', null, '', '', '', '', null );
		$item    = $this->fields->list_item( $this->intranet );
		$public  = $this->presenter()->summary( $summary, new Avatars() );
		$edited  = $this->presenter()->editable_summary( $summary, new Avatars(), array() );
		self::assertSame( 'mint/green', $public['favourite_tea'] );
		self::assertArrayNotHasKey( 'shoe', $public );
		self::assertSame( '38', $edited['shoe'] );
		self::assertEqualsCanonicalizing( $item->required, array_keys( $public ) );
		self::assertEqualsCanonicalizing( array_keys( $item->members ), array( ...array_keys( $edited ), 'deleted_at' ) );
	}

	public function test_is_changed_by_those_who_may(): void {
		$input = new ProfileInput( $this->fields, $this->meta_keys, ( new ReflectionClass( Photos::class ) )->newInstanceWithoutConstructor() );
		self::assertSame( 'black', $input->apply( self::profile(), array( 'favourite_tea' => 'black' ) )->text( 'favourite_tea' ) );
		self::assertSame( '', $input->apply( self::profile(), array( 'favourite_tea' => null ) )->text( 'favourite_tea' ) );
		self::assertContains( 'favourite_tea', Field::owned( $this->fields->all() ) );

		$changes = new ProfileChanges( $this->fields, self::policy(), $this->presenter() );
		$changes->require_allowed( self::profile(), array( 'favourite_tea' => 'black' ), Caller::current() );
		self::assertSame( array( 'favourite_tea' ), $changes->between( self::profile(), self::profile()->with_texts( array( 'favourite_tea' => 'black' ) ), Caller::current() ) );
		try {
			$changes->require_allowed( self::profile(), array( 'shoe' => '38' ), Caller::current() );
			self::fail( 'A hidden field was changed.' );
		} catch ( Failure $failure ) {
			self::assertSame( array( 'shoe' ), array_keys( $failure->data['params'] ) );
		}
	}

	public function test_is_kept_in_the_row_of_the_profile(): void {
		$row = ProfileRow::of( self::profile() );
		self::assertSame( 'mint/green', $row['favourite_tea'] );
		$more = array(
			'id'               => '3',
			'known_manager_id' => null,
			'user_email'       => '',
		);
		$read = ProfileRow::profile( array_map( static fn ( mixed $value ): ?string => null === $value ? null : (string) $value, $row + $more ), $this->fields->columns() );
		self::assertEquals( self::profile(), $read );
		self::assertNotSame( $row, ProfileRow::of( self::profile()->with_texts( array( 'favourite_tea' => '' ) ) ) );
	}

	public function test_is_found_by_its_words(): void {
		$index = ( new ReflectionClass( SearchIndex::class ) )->newInstanceWithoutConstructor();
		foreach ( array( 'meta_keys', 'fields', 'intranet' ) as $property ) {
			( new ReflectionClass( SearchIndex::class ) )->getProperty( $property )->setValue( $index, $this->{$property} );
		}
		self::assertContains( 'green', $index->suffixes( self::profile() )[ self::SEARCH_NUMBER ] );
	}

	public function test_is_in_the_intranet_profile(): void {
		self::assertContains( 'svc_intranet_desk', $this->intranet->keys() );
		self::assertArrayHasKey( 'desk', $this->intranet->uncopied() );
		$profile = new IntranetProfile( self::profile(), array( 'desk' => 'B' ), $this->intranet );
		self::assertSame( 'B', $profile->present()['desk'] );
		self::assertSame( 'C', $profile->with( array( 'desk' => 'C' ) )->present()['desk'] );
		self::assertSame( '', $profile->with( array( 'desk' => null ) )->present()['desk'] );
		( new IntranetChanges( $this->intranet ) )->require_allowed( array( 'desk' => 'C' ), $profile->present(), false );
	}

	public function test_is_a_column_of_spreadsheets(): void {
		self::assertSame( 'Favourite tea', $this->columns->all()['favourite_tea']->label );
		self::assertSame( 'Desk', $this->columns->all()['desk']->label );
		$cells = $this->person()->cells( $this->columns->all() );
		self::assertSame( array( 'mint/green', 'B' ), array( $cells['favourite_tea'], $cells['desk'] ) );
		self::assertSame( array( 'favourite_tea', 'desk' ), ( new HeaderGuess( $this->columns->all() ) )->of( array( 'FAVOURITE TEA', 'desk' ) ) );
	}

	public function test_is_imported(): void {
		$mapping = ( new ImportFields( $this->columns ) )->create_input()->json()['properties']['columns']['items']['enum'];
		self::assertContains( 'favourite_tea', $mapping );
		self::assertContains( 'desk', $mapping );

		$reader = new RowReader( $this->columns, $this->fields, $this->intranet );
		$import = new Import( 1, 1, '', Status::Open, array( 'user_id', 'favourite_tea', 'desk' ), MatchBy::Id, false, false, false, false, Role::Staff, 1, 0, 0, 0, 0 );
		$row    = $reader->read( $import, array( '7', 'black', 'D' ) );
		self::assertSame( array( 'favourite_tea' => 'black' ), $reader->profile( $row, false, 7 ) );
		self::assertSame( array( 'desk' => 'D' ), $reader->intranet( $row ) );
		$wrong = $reader->problems( $reader->read( $import, array( '7', str_repeat( 'x', 41 ), '1' ) ), false );
		self::assertSame( array( 'favourite_tea', 'desk' ), array_column( $wrong, 'column' ) );
		self::assertSame( array( 'favourite_tea' ), $reader->columns( array( 'favourite_tea' ) ) );
		self::assertSame( array( 'desk' ), $reader->columns( array( 'desk' ), true ) );
		self::assertSame( array( 'desk' ), $reader->columns( $row->inside(), true ) );
		self::assertTrue( $reader->is_optional( 'favourite_tea' ) );
		self::assertTrue( $reader->is_optional( 'desk' ) );
	}

	public function test_is_in_the_export_of_personal_data(): void {
		$groups = ( new PersonalData( $this->columns ) )->groups( $this->person() );
		$values = array_column( array_merge( ...array_column( $groups, 'data' ) ), 'value', 'name' );
		self::assertSame( 'mint/green', $values['Favourite tea'] );
		self::assertSame( '38', $values['Shoe size'] );
		self::assertSame( 'B', $values['Desk'] );
	}

	public function test_is_in_the_history(): void {
		$history = new HistoryFields( $this->fields, $this->intranet, $this->meta_keys );
		$after   = self::profile()->with_texts( array( 'favourite_tea' => 'black' ) );
		self::assertSame( array( 'favourite_tea' => array( 'mint/green', 'black' ) ), $history->between( self::profile(), $after ) );
		self::assertSame( array( 'desk' => array( 'B', 'C' ) ), $history->between_uncopied( array( 'desk' => 'B' ), array( 'desk' => 'C' ) ) );
		self::assertSame( Visibility::Intranet, $history->all()['shoe']->visibility );
		self::assertSame( 'Desk', $history->all()['desk']->label );
	}

	public function test_is_in_the_forms_and_lists_of_the_dashboard(): void {
		$rows = new FormRows( $this->fields, $this->intranet, $this->meta_keys );
		$all  = array_column( $rows->of( Visibility::cases() ), null, 'name' );
		self::assertSame(
			array(
				'name'     => 'favourite_tea',
				'label'    => 'Favourite tea',
				'group'    => 'profile',
				'kind'     => FieldKind::Text->value,
				'required' => false,
				'editor'   => 'owner',
				'listed'   => true,
				'max'      => 40,
				'help'     => 'As in “mint/green”.',
			),
			$all['favourite_tea']
		);
		self::assertSame(
			array(
				'name'        => 'intranet.desk',
				'label'       => 'Desk',
				'group'       => 'intranet',
				'kind'        => FieldKind::Text->value,
				'required'    => false,
				'editor'      => 'owner',
				'listed'      => false,
				'max'         => 20,
				'pattern'     => '^[A-Z]*$',
				'patternHint' => 'Capital letters.',
			),
			$all['intranet.desk']
		);
		$public = array_column( $rows->of( array( Visibility::Public ) ), 'name' );
		self::assertContains( 'favourite_tea', $public );
		self::assertNotContains( 'shoe', $public );
	}

	public function test_is_offered_by_the_console(): void {
		self::assertSame( array(), array_diff( ListCommand::USUAL, array_keys( $this->fields->list_item( $this->intranet )->members ) ) );
		self::assertArrayHasKey( 'favourite_tea', $this->fields->list_item( $this->intranet )->members );
	}
}
