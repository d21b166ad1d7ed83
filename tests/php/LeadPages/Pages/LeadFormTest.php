<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Pages;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Pages\FormChecks;
use Svc\LeadPages\Pages\LeadForm;
use Svc\LeadPages\Pages\PoolEntry;
use Svc\LeadPages\Pages\Routing;
use Svc\LeadPages\Pages\Starters\Starters;
use Svc\LeadPages\Fields\PageTemplate;

final class LeadFormTest extends TestCase {

	public function test_reads_what_it_has_written(): void {
		foreach ( PageTemplate::cases() as $template ) {
			$form = ( new Starters( static fn (): bool => true ) )->of( $template )->form;
			$this->assertEquals( $form, LeadForm::of( $form->all() ) );
			$this->assertSame( array(), FormChecks::problems( $form->all(), false ), $template->value );
		}
	}

	public function test_reads_only_what_is_right_of_anything_else(): void {
		$form = LeadForm::of(
			array(
				'fields'      => array( 'junk', array( 'key' => 'x_a', 'label' => 'No type' ), array( 'key' => 'shoe', 'label' => 'Unknown' ), array( 'key' => 'zip', 'label' => 'ZIP' ), array( 'key' => 'zip', 'label' => 'Again' ) ),
				'consents'    => array( array( 'key' => 'other' ), array( 'key' => 'sms_calls', 'text' => 'Calls', 'required' => true ) ),
				'button_text' => 7,
				'thank_you'   => 'junk',
			)
		);
		$this->assertSame( array( 'first_name', 'zip', 'email' ), array_column( $form->fields, 'key' ) );
		$this->assertFalse( $form->consents[0]->is_required );
		$this->assertSame( 'Send', $form->button_text );
		$this->assertNull( $form->thank_you_url );
		$this->assertSame( array(), $form->without( ConsentKey::SmsCalls )->consents );
	}

	public function test_reads_the_pool_in_its_order(): void {
		$routing = Routing::of(
			array(
				'mode' => 'round_robin',
				'pool' => array( array( 'user_id' => 7, 'states' => array( 'TX', 1 ) ), array( 'user_id' => '8' ), 'junk', array( 'user_id' => 9 ) ),
			)
		);
		$this->assertEquals( array( new PoolEntry( 7, array( 'TX' ) ), new PoolEntry( 9, array() ) ), $routing->pool );
		$this->assertSame( 'owner', Routing::of( array( 'mode' => 'junk' ) )->fields()['mode'] );
	}
}
