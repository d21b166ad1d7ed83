<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Intake;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Fields\PageTemplate;
use Svc\LeadPages\Fields\RoutingMode;
use Svc\LeadPages\Fields\SpamReason;
use Svc\LeadPages\Intake\FormSecret;
use Svc\LeadPages\Intake\FormToken;
use Svc\LeadPages\Pages\LeadForm;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Pages\Routing;
use Svc\Tests\Filters;
use Svc\Tests\SqliteWpdb;

final class FormTokenTest extends TestCase {

	private const NOW = 1_790_001_234;

	private FormSecret $secret;

	protected function setUp(): void {
		Filters::answer( 'option svc_lead_secret', 'a secret' );
		$this->secret = new FormSecret( new Database( new SqliteWpdb() ) );
	}

	protected function tearDown(): void {
		Filters::reset();
	}

	private static function page( ?int $partner = null ): LeadPage {
		return new LeadPage( 42, 'A', 'a', PageStatus::Published, '', PageTemplate::LoanOfficer, 7, $partner, null, new LeadForm( array(), array(), '', '', null ), new Routing( RoutingMode::Owner, array() ), false, '', '' );
	}

	private function read( string $token, int $after, int $page_id = 42 ): FormToken {
		return FormToken::read( $this->secret, $token, $page_id, self::NOW + $after );
	}

	public function test_it_tells_page_time_and_partner(): void {
		$token = FormToken::issue( $this->secret, self::page( 9 ), false, self::NOW );
		$read  = $this->read( $token, 2 );
		self::assertSame( array( self::NOW, 9, null ), array( $read->made_at, $read->partner_user_id, $read->reason ) );
		self::assertNull( $this->read( FormToken::issue( $this->secret, self::page(), false, self::NOW ), 2 )->partner_user_id );
	}

	public function test_in_cached_pages_it_is_the_same_for_an_hour(): void {
		$hour = self::NOW - self::NOW % 3600;
		self::assertSame( FormToken::issue( $this->secret, self::page(), true, $hour ), FormToken::issue( $this->secret, self::page(), true, $hour + 3599 ) );
		self::assertNotSame( FormToken::issue( $this->secret, self::page(), true, $hour ), FormToken::issue( $this->secret, self::page(), true, $hour + 3600 ) );
	}

	public function test_it_has_an_age(): void {
		$token = FormToken::issue( $this->secret, self::page(), false, self::NOW );
		self::assertSame( SpamReason::TooFast, $this->read( $token, 1 )->reason );
		self::assertNull( $this->read( $token, 90 * 86400 )->reason );
		self::assertSame( SpamReason::TokenOld, $this->read( $token, 90 * 86400 + 1 )->reason );
	}

	public function test_no_other_is_believed(): void {
		$token = FormToken::issue( $this->secret, self::page( 9 ), false, self::NOW );
		foreach ( array( '', 'x', strrev( $token ), str_replace( '-9-', '-8-', $token ), (string) ( self::NOW - 9 ) . $token, "$token\n", strtoupper( $token ) ) as $forged ) {
			self::assertSame( SpamReason::TokenForged, $this->read( $forged, 60 )->reason, $forged );
		}
		self::assertSame( SpamReason::TokenForged, $this->read( $token, 60, 43 )->reason );
		Filters::answer( 'option svc_lead_secret', 'another secret' );
		self::assertSame( SpamReason::TokenForged, $this->read( $token, 60 )->reason );
	}
}
