<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\CloseMatches;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Database\Database;
use Svc\Tests\SqliteWpdb;
use Svc\Users\CloseMatches\CloseColumn;
use Svc\Users\CloseMatches\CloseRequest;
use Svc\Users\CloseMatches\Meanings;
use Svc\Users\CloseMatches\Vocabulary;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Nicknames;

final class CloseVocabularyTest extends TestCase {

	private SqliteWpdb $wpdb;

	protected function setUp(): void {
		$this->wpdb = new SqliteWpdb();
		$this->wpdb->query( 'CREATE TABLE wp_svc_profiles (id INTEGER PRIMARY KEY, role TEXT, first_key TEXT, last_key TEXT, title_key TEXT)' );
		$this->wpdb->query( 'CREATE TABLE wp_svc_group_counts (department_key TEXT, office_key TEXT, role TEXT, number INTEGER)' );
		$this->wpdb->query( 'CREATE TABLE wp_svc_state (name TEXT PRIMARY KEY, value INTEGER)' );
	}

	public function test_has_titles_and_places_of_a_company_with_more_names_than_are_compared(): void {
		$this->enter_crowd( 12_000 );
		$this->enter( 'staff', 'kim', 'vale', 'treasurer' );
		$this->wpdb->query( "INSERT INTO wp_svc_group_counts VALUES ('escrow', 'denver', 'staff', 1)" );
		$vocabulary = $this->of( array( 'tresurer', 'escro', 'denvr' ), CloseColumn::cases() );
		self::assertSame( array( array( 'treasurer' ), array( 'escrow' ), array( 'denver' ) ), array( $vocabulary['title_key'], $vocabulary['department_key'], $vocabulary['office_key'] ) );
		$meanings = new Meanings( $vocabulary, new Nicknames() );
		self::assertArrayHasKey( 'title_key', $meanings->of( 'tresurer' ) );
	}

	public function test_has_first_and_last_names_of_a_large_company(): void {
		$this->enter_crowd( 12_000 );
		$this->enter( 'staff', 'siobhan', 'ravensworth', '' );
		$vocabulary = $this->of( array( 'siobahn', 'ravnesworth' ), CloseColumn::cases() );
		self::assertContains( 'siobhan', $vocabulary['first_key'] );
		self::assertContains( 'ravensworth', $vocabulary['last_key'] );
		self::assertLessThanOrEqual( 4_000, count( $vocabulary['first_key'] ) + count( $vocabulary['last_key'] ) );
	}

	public function test_of_a_large_company_has_latin_names_for_a_word_in_another_script(): void {
		$this->enter_crowd( 3_000 );
		$this->enter( 'staff', 'yulia', 'kovalchuk', '' );
		$this->enter( 'staff', 'юлия', 'ковальчук', '' );
		$vocabulary = $this->of( array( 'ковальчук', 'ь' ), CloseColumn::cases() );
		self::assertContains( 'kovalchuk', $vocabulary['last_key'] );
		self::assertContains( 'ковальчук', $vocabulary['last_key'] );
	}

	public function test_has_only_what_people_of_visible_roles_are_called_and_the_own_profile(): void {
		$this->enter( 'staff', 'elizabeth', 'hidden', 'treasurer' );
		$this->enter( 'loan_officer', 'liz', 'public', 'loan officer' );
		$own        = $this->enter( 'realtor_partner', 'olga', 'own', 'broker' );
		$visible    = array( CloseColumn::FirstName, CloseColumn::LastName, CloseColumn::Title );
		$vocabulary = array( $this->of( array( 'betty' ), $visible, array( Role::LoanOfficer ) ), $this->of( array( 'betty' ), $visible, array( Role::LoanOfficer ), $own ), $this->of( array( 'betty' ), $visible, array(), $own ) );
		self::assertEqualsCanonicalizing( array( array( 'liz' ), array( 'olga', 'liz' ), array( 'olga' ) ), array_column( $vocabulary, 'first_key' ) );
		self::assertEqualsCanonicalizing( array( array( 'loan officer' ), array( 'loan officer', 'broker' ), array( 'broker' ) ), array_column( $vocabulary, 'title_key' ) );
	}

	public function test_hidden_people_do_not_make_a_company_large(): void {
		$this->enter( 'loan_officer', 'zora', 'public', '' );
		$this->wpdb->query( "INSERT INTO wp_svc_state VALUES ('count:staff', 5000), ('count:loan_officer', 1)" );
		self::assertSame( array( 'zora' ), $this->of( array( 'mary' ), array( CloseColumn::FirstName ), array( Role::LoanOfficer ) )['first_key'] );
	}

	/**
	 * @param list<string>      $words
	 * @param list<CloseColumn> $columns
	 * @param list<Role>|null   $roles
	 * @return array<string, list<string>>
	 */
	private function of( array $words, array $columns, ?array $roles = null, int $own = 0 ): array {
		$request = new CloseRequest( implode( ' ', $words ), '(1 = 1)', array(), false, $roles, $columns, array(), array(), $own, array(), 20 );
		return ( new Vocabulary( new Database( $this->wpdb ), new Nicknames() ) )->of( $words, $request );
	}

	private function enter( string $role, string $first, string $last, string $title ): int {
		$this->wpdb->query( $this->wpdb->prepare( 'INSERT INTO wp_svc_profiles (role, first_key, last_key, title_key) VALUES (%s, %s, %s, %s)', $role, $first, $last, $title ) );
		return (int) $this->wpdb->get_results( 'SELECT MAX(id) AS id FROM wp_svc_profiles', ARRAY_A )[0]['id'];
	}

	/** People with different names, which begin with all letters, and without titles. */
	private function enter_crowd( int $number ): void {
		$rows = array_map( static fn ( int $at ): string => sprintf( "('staff', '%s%d', '%s%d', '')", chr( 97 + $at % 26 ), $at, chr( 97 + ( $at + 7 ) % 26 ), $at ), range( 1, $number ) );
		$this->wpdb->query( 'INSERT INTO wp_svc_profiles (role, first_key, last_key, title_key) VALUES ' . implode( ', ', $rows ) );
		$this->wpdb->query( "INSERT INTO wp_svc_state VALUES ('count:staff', $number)" );
	}
}
