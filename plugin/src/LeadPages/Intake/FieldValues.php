<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use BackedEnum;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Fields\FieldType;
use Svc\LeadPages\Fields\LoanPurpose;
use Svc\LeadPages\Fields\Timeframe;
use Svc\LeadPages\Fields\UsState;
use Svc\LeadPages\Pages\FormField;

/** What visitors may enter in each field of a form. */
final class FieldValues {

	private const LINE      = 200;
	private const PARAGRAPH = 2000;

	/** @param bool $is_older Whether the visitor saw an earlier form, whose options may have been others. */
	public static function type( FormField $field, bool $is_older = false ): Type {
		$key = FieldKey::tryFrom( $field->key );
		return null === $key ? self::own( $field, $is_older ) : self::standard( $key );
	}

	/** Of a field that the form no longer has. */
	public static function former( string $key ): ?Type {
		$standard = FieldKey::tryFrom( $key );
		return match ( true ) {
			null !== $standard       => self::standard( $standard ),
			FieldKey::is_own( $key ) => self::paragraph(),
			default                  => null,
		};
	}

	private static function standard( FieldKey $key ): Type {
		return match ( $key ) {
			FieldKey::FirstName, FieldKey::LastName => new Text( 100 ),
			FieldKey::Email     => new Text( 254, format: TextFormat::Email, clean: self::without_marks( ... ) ),
			FieldKey::Phone     => new Text( 40, pattern: '^(?=(?:[^0-9]*[0-9]){7})(?:[0-9 +().x-]|ext)*$', pattern_hint: __( 'This must be a phone number: at least 7 digits, with spaces, + - ( ) . and x or ext.', 'svc' ), clean: self::plain_number( ... ) ),
			FieldKey::State     => new Choice( UsState::CODES ),
			FieldKey::Zip       => new Text( 10, pattern: '^[0-9]{5}(?:-[0-9]{4})?$', pattern_hint: __( 'This must be a ZIP code, such as 80202.', 'svc' ) ),
			FieldKey::Address   => new Text( self::LINE ),
			FieldKey::Purpose   => self::one_of( LoanPurpose::cases() ),
			FieldKey::Timeframe => self::one_of( Timeframe::cases() ),
			FieldKey::Message   => self::paragraph(),
		};
	}

	private static function own( FormField $field, bool $is_older ): Type {
		return match ( $field->type ) {
			FieldType::Select   => $is_older ? new Text( self::LINE ) : new Choice( $field->options ),
			FieldType::Number   => new NumberText(),
			FieldType::Date     => new Text( 10, format: TextFormat::Date ),
			FieldType::Checkbox => new Flag(),
			FieldType::Textarea => self::paragraph(),
			default             => new Text( self::LINE ),
		};
	}

	/** Without invisible marks, which contacts are copied with. */
	private static function without_marks( string $text ): string {
		return (string) preg_replace( '/\p{Cf}+/u', '', $text );
	}

	private static function plain_number( string $text ): string {
		return trim( (string) preg_replace( array( '/\p{Zs}/u', '~\p{Pd}|/~u', '/#/' ), array( ' ', '-', 'x' ), self::without_marks( $text ) ) );
	}

	private static function paragraph(): Text {
		return new Text( self::PARAGRAPH, multiline: true );
	}

	/** @param list<BackedEnum> $cases */
	private static function one_of( array $cases ): Choice {
		return new Choice( array_map( static fn ( BackedEnum $one ): string => (string) $one->value, $cases ) );
	}
}
