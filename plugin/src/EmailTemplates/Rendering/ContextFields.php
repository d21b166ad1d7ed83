<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Svc\EmailTemplates\Fields\Context;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\Kernel\Schema\Deferred;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The field table of the values of merge tags, as they are sent. The company's are those of the company record. */
final class ContextFields {

	private const LENGTH = 5000;

	public static function input(): Type {
		return ( new Deferred( self::contexts( ... ) ) )->describe( __( 'Values of merge tags, by context and field', 'svc' ) );
	}

	private static function contexts(): Record {
		$value    = new Text( self::LENGTH, multiline: true );
		$contexts = array(
			Context::Person->value => array( 'user_id' => ( new Whole( 1 ) )->describe( __( 'User ID of a person whose profile gives the values that are not sent', 'svc' ) ) ),
		);
		foreach ( TagFields::all()->of() as $field ) {
			$contexts[ $field->context ][ $field->name ] = $value->describe( $field->label() );
		}
		unset( $contexts[ Context::Company->value ] );
		$contexts[ Contexts::MAIL ] = array( 'body' => $value->describe( __( 'Text of the e-mail that a template of purpose wordpress wraps', 'svc' ) ) );
		return new Record( array_map( static fn ( array $members ): Record => new Record( $members ), $contexts ) );
	}
}
