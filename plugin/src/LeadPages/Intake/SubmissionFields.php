<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Fields\ConsentKey;

/** What visitors send and are answered, in all components that take leads. */
final class SubmissionFields {

	public const UTM = array( 'source', 'medium', 'campaign', 'term', 'content' );

	/** Members that every body has; a component adds its own to them. */
	public const REQUIRED = array( 'page_id', 'token', 'fields', 'consents' );

	public static function input(): Record {
		return new Record( self::members(), self::REQUIRED );
	}

	/** @return array<string, Type> */
	public static function members(): array {
		return array(
			'page_id'    => ( new Whole( 1 ) )->describe( __( 'ID of the published page', 'svc' ) ),
			'token'      => ( new Text( 200 ) )->describe( __( 'The token that came with the form', 'svc' ) ),
			'fields'     => ( new Members() )->describe( __( 'What was entered, by key of the form', 'svc' ) ),
			'consents'   => self::texts( array_map( static fn ( ConsentKey $key ): string => $key->value, ConsentKey::cases() ), 64 )->describe( __( 'The hash of the text that was shown, for each consent that is given', 'svc' ) ),
			'source_url' => ( new Text( 2000, format: TextFormat::Uri ) )->describe( __( 'Address of the page in the browser', 'svc' ) ),
			'utm'        => self::texts( self::UTM, 200 )->describe( __( 'Where the visitor came from, by the parameters of the address', 'svc' ) ),
			'proof'      => ( new Members() )->describe( __( 'The answer to the challenge', 'svc' ) ),
			'subject'    => ( new Text( 5000, multiline: true ) )->describe( __( 'Hidden from people; always empty', 'svc' ) ),
		);
	}

	public static function output(): Record {
		$members = array(
			'reference'    => ( new Text( 12 ) )->describe( __( 'Reference of 12 characters', 'svc' ) ),
			'message'      => ( new Text( 500, multiline: true ) )->describe( __( 'Thanks, to be shown', 'svc' ) ),
			'redirect_url' => ( new Text( 2000, format: TextFormat::Uri ) )->nullable()->describe( __( 'Where the browser goes next; null to stay', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	/** @param list<string> $names */
	private static function texts( array $names, int $length ): Record {
		return new Record( array_fill_keys( $names, new Text( $length ) ) );
	}
}
