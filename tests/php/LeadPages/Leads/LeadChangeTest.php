<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Leads;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Fields\EventKind;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadStatus;
use Svc\LeadPages\Leads\LeadChange;

final class LeadChangeTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>, int|null, int|null}> Before, change, and what follows: first_contacted_at and ended_at. */
	public static function times(): iterable {
		yield 'nothing follows from a name' => array( array(), array( 'first_name' => 'Ann' ), null, null );
		yield 'contacted' => array( array(), array( 'status' => LeadStatus::Contacted ), 5000, null );
		yield 'contacted again' => array( array( 'first_contacted_at' => 2000 ), array( 'status' => LeadStatus::Contacted ), 2000, null );
		yield 'never new' => array( array( 'status' => LeadStatus::Qualified ), array( 'status' => LeadStatus::Contacted ), null, null );
		yield 'won' => array( array(), array( 'status' => LeadStatus::Won ), 5000, 5000 );
		yield 'lost after won' => array( array( 'status' => LeadStatus::Won, 'ended_at' => 3000 ), array( 'status' => LeadStatus::Lost ), null, 3000 );
		yield 'reopened' => array( array( 'status' => LeadStatus::Won, 'ended_at' => 3000 ), array( 'status' => LeadStatus::New ), null, null );
		yield 'spam' => array( array(), array( 'folder' => Folder::Spam ), null, 5000 );
		yield 'spam that was won' => array( array( 'status' => LeadStatus::Won, 'ended_at' => 3000 ), array( 'folder' => Folder::Spam ), null, 5000 );
		yield 'released' => array( array( 'folder' => Folder::Spam, 'ended_at' => 3000 ), array( 'folder' => Folder::Inbox ), null, null );
	}

	/**
	 * @dataProvider times
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $change
	 */
	public function test_times_follow_from_status_and_folder( array $before, array $change, ?int $contacted, ?int $ended ): void {
		$old = LeadsOfTests::one( $before );
		$new = LeadChange::timed( $old, $old->with( $change ), 5000 );
		self::assertSame( $contacted, $new->first_contacted_at );
		self::assertSame( $ended, $new->ended_at );
	}

	public function test_events_name_what_was_changed(): void {
		$old    = LeadsOfTests::one();
		$new    = $old->with(
			array(
				'email'          => 'ann@example.com',
				'zip'            => '',
				'do_not_contact' => true,
				'owner_user_id'  => null,
				'status'         => LeadStatus::Lost,
				'folder'         => Folder::Spam,
				'follow_up_on'   => '2027-01-01',
			)
		);
		$events = array();
		foreach ( LeadChange::events( $old, $new ) as list( $kind, $data ) ) {
			$events[ $kind->value ] = $data;
		}
		self::assertSame(
			array(
				EventKind::Spam->value    => array( 'folder' => 'spam' ),
				EventKind::Contact->value => array(
					'email' => array(
						'from' => 'Jane@Example.com',
						'to'   => 'ann@example.com',
					),
					'zip'   => array(
						'from' => '80202',
						'to'   => '',
					),
				),
				EventKind::Consent->value => array( 'do_not_contact' => true ),
				EventKind::Owner->value   => array(
					'from' => 7,
					'to'   => null,
				),
				EventKind::Status->value  => array(
					'from' => 'new',
					'to'   => 'lost',
				),
			),
			$events
		);
		self::assertSame( array(), LeadChange::events( $old, $old->with( array( 'follow_up_on' => '2027-01-01' ) ) ) );
	}

	public function test_the_key_of_an_open_lead_depends_on_person_page_and_openness(): void {
		$old = LeadsOfTests::one();
		foreach ( array( array( 'email' => '' ), array( 'phone' => '1' ), array( 'status' => LeadStatus::Won ), array( 'folder' => Folder::Spam ), array( 'page_id' => 6 ) ) as $change ) {
			self::assertTrue( LeadChange::is_of_open_key( $old, $old->with( $change ) ) );
		}
		foreach ( array( array( 'status' => LeadStatus::Qualified ), array( 'first_name' => 'Ann' ), array( 'owner_user_id' => 8 ) ) as $change ) {
			self::assertFalse( LeadChange::is_of_open_key( $old, $old->with( $change ) ) );
		}
	}
}
