<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Users\Fields\Editor;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\FieldKind;
use Svc\Users\Fields\FormRows;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Storage;
use Svc\Users\Fields\Visibility;
use Svc\Users\Settings\Settings;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\Columns;
use Svc\Users\Storage\Profile;

/** The rows of the field tables fit together. */
final class FieldTablesTest extends TestCase {

	private static function fields(): ProfileFields {
		return new ProfileFields( new MetaKeys() );
	}

	public function test_text_columns_are_text(): void {
		foreach ( self::fields()->columns() as $name ) {
			self::assertInstanceOf( Text::class, self::fields()->all()[ $name ]->type, $name );
		}
	}

	public function test_every_field_that_can_be_changed_can_be_imported_and_exported(): void {
		$columns  = ( new Columns( self::fields(), new IntranetFields(), new MetaKeys() ) )->imported();
		$imported = array_map( static fn ( Column $column ): string => $column->field, array_values( $columns ) );
		$names    = array(
			...array_keys( self::forms( self::fields()->all() ) ),
			...ProfileFields::NETWORKS,
			...array_keys( MetaKeys::builtin() ),
			// The names of these two in the `meta` of a profile are among the built-in ones.
			...array_diff( array_keys( ( new IntranetFields() )->stored() ), array( 'department', 'reports_to' ) ),
		);
		self::assertSame( array(), array_diff( $names, $imported ) );
	}

	public function test_every_field_that_can_be_changed_is_in_forms(): void {
		$rows  = ( new FormRows( self::fields(), new IntranetFields(), new MetaKeys() ) )->of( Visibility::cases() );
		$names = array_column( $rows, 'name' );
		self::assertSame( array(), array_diff( array_keys( self::forms( self::fields()->all() ) ), $names ) );
		self::assertSame( array( 'social.facebook', 'social.twitter', 'social.linkedin', 'social.instagram' ), array_values( preg_grep( '/^social/', $names ) ) );
		self::assertSame( array( 'meta.svc_department', 'meta.svc_reports_to' ), array_values( preg_grep( '/^meta/', $names ) ) );
		self::assertSame(
			array( 'intranet.office_location', 'intranet.extension', 'intranet.start_date', 'intranet.bio', 'intranet.skills', 'intranet.dotted_manager_ids' ),
			array_values( preg_grep( '/^intranet/', $names ) )
		);
		self::assertSame( count( $names ), count( array_unique( $names ) ) );
		self::assertSame( array(), array_diff( array_column( $rows, 'kind' ), array_column( FieldKind::cases(), 'value' ) ) );
	}

	public function test_settings_offer_the_fields_that_owners_may_be_allowed_to_change(): void {
		$allowed = array_filter( self::fields()->all(), static fn ( Field $field ): bool => Editor::OwnerIfAllowed === $field->editor );
		self::assertSame( Settings::OWNER_FIELDS, array_keys( $allowed ) );
	}

	public function test_the_keys_that_code_knows_are_rows(): void {
		$stored = ( new IntranetFields() )->stored();
		foreach ( IntranetKey::cases() as $key ) {
			self::assertEquals( $key->type(), $stored[ $key->field() ]->type ?? null, $key->value );
		}
	}

	public function test_an_intranet_field_of_lists_has_a_copy_in_the_profile(): void {
		foreach ( array_keys( ( new IntranetFields() )->listed() ) as $name ) {
			self::assertTrue( property_exists( Profile::class, (string) IntranetFields::property( $name ) ), $name );
		}
	}

	/**
	 * @param array<string, Field> $fields
	 * @return array<string, Field> What forms change by a control for one value.
	 */
	private static function forms( array $fields ): array {
		return array_filter(
			$fields,
			static fn ( Field $field ): bool => Editor::Nobody !== $field->editor && Storage::Photo !== $field->storage && ! $field->type instanceof Record
		);
	}
}
