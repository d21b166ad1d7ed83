<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Pages;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Pages\FormChecks;

final class FormChecksTest extends TestCase {

	private const NAME    = array( 'key' => 'first_name', 'label' => 'Name', 'required' => true );
	private const EMAIL   = array( 'key' => 'email', 'label' => 'E-mail', 'required' => false );
	private const CONTACT = array( 'key' => 'contact', 'text' => 'They may contact me.', 'required' => true );
	private const PARTNER = array( 'key' => 'partner', 'text' => 'The partner may contact me.', 'required' => false );

	public function test_a_form_that_fits_has_no_problems(): void {
		$own = array( 'key' => 'x_size', 'label' => 'Size', 'required' => false, 'type' => 'select', 'options' => array( 'A', 'B' ) );
		$this->assertSame( array(), self::problems( array( self::NAME, self::EMAIL, $own ), array( self::CONTACT, self::PARTNER ), true ) );
		$this->assertSame( array(), self::problems( array( self::NAME, array( 'key' => 'phone' ) + self::EMAIL ), array() ) );
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param list<array<string, mixed>> $consents
	 * @param list<string>               $paths
	 */
	#[DataProvider( 'refused' )]
	public function test_names_what_does_not_fit( array $fields, array $consents, array $paths ): void {
		$this->assertSame( $paths, array_keys( self::problems( $fields, $consents ) ) );
	}

	/** @return array<string, array{list<array<string, mixed>>, list<array<string, mixed>>, list<string>}> */
	public static function refused(): array {
		$own = array( 'key' => 'x_size', 'label' => 'Size', 'required' => false );
		return array(
			'no first name'          => array( array( self::EMAIL ), array(), array( 'form.fields' ) ),
			'no e-mail or phone'     => array( array( self::NAME ), array(), array( 'form.fields' ) ),
			'an optional first name' => array( array( array( 'required' => false ) + self::NAME, self::EMAIL ), array(), array( 'form.fields.0.required' ) ),
			'a field twice'          => array( array( self::NAME, self::EMAIL, self::EMAIL ), array(), array( 'form.fields.2.key' ) ),
			'no type'                => array( array( self::NAME, self::EMAIL, $own ), array(), array( 'form.fields.2.type' ) ),
			'a type of a standard'   => array( array( self::NAME, self::EMAIL + array( 'type' => 'text' ) ), array(), array( 'form.fields.1.type' ) ),
			'no options'             => array( array( self::NAME, self::EMAIL, $own + array( 'type' => 'select' ) ), array(), array( 'form.fields.2.options' ) ),
			'options twice'          => array( array( self::NAME, self::EMAIL, $own + array( 'type' => 'select', 'options' => array( 'A', 'A' ) ) ), array(), array( 'form.fields.2.options' ) ),
			'options of a date'      => array( array( self::NAME, self::EMAIL, $own + array( 'type' => 'date', 'options' => array( 'A', 'B' ) ) ), array(), array( 'form.fields.2.options' ) ),
			'a required consent'     => array( array( self::NAME, self::EMAIL ), array( array( 'key' => 'sms_calls' ) + self::CONTACT ), array( 'form.consents.0.required' ) ),
			'a consent twice'        => array( array( self::NAME, self::EMAIL ), array( self::CONTACT, self::CONTACT ), array( 'form.consents.1.key' ) ),
			'no partner'             => array( array( self::NAME, self::EMAIL ), array( self::PARTNER ), array( 'form.consents.0.key' ) ),
			'all at once'            => array( array( array( 'required' => false ) + self::NAME ), array( self::PARTNER ), array( 'form.fields', 'form.fields.0.required', 'form.consents.0.key' ) ),
		);
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param list<array<string, mixed>> $consents
	 * @return array<string, string>
	 */
	private static function problems( array $fields, array $consents, bool $has_partner = false ): array {
		return FormChecks::problems(
			array(
				'fields'    => $fields,
				'consents'  => $consents,
				'thank_you' => array( 'url' => null ),
			),
			$has_partner
		);
	}
}
