<?php
/**
 * Fills the site's pages up to a number of leads, for measurements: each with a submission, two events and its words.
 *
 * php many.php <folder of WordPress> <address of the site> '{"number": 100000, "pages": [{"id": 7, "owner": 3, "partner": null}], "rare": "Benchmann"}'
 *
 * One lead of 200 has the rare last name. Of a page with a partner, the visitor of every second one agreed to be shared. The first
 * page gets a fifth of the leads.
 *
 * @package SvcTools
 */

declare( strict_types=1 );

namespace SvcTools;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Fields\LeadStatus;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\LeadCounts;
use Svc\LeadPages\Leads\LeadRow;
use Svc\LeadPages\Leads\LeadWords;
use Svc\LeadPages\Leads\OpenKey;
use Svc\LeadPages\Leads\Reference;
use Svc\Plugin;

const STEP     = 1000;
const FIRST    = array( 'Ana', 'Ben', 'Chen', 'Dora', 'Eli', 'Farah', 'Gus', 'Hana', 'Ivo', 'Jo', 'Kim', 'Lea', 'Max', 'Nia', 'Omar', 'Pia', 'Quin', 'Rosa', 'Sam', 'Tara' );
const LAST     = array( 'Abara', 'Brand', 'Costa', 'Dang', 'Ellis', 'Fuchs', 'Garza', 'Hayes', 'Ito', 'Jensen', 'Khan', 'Lund', 'Mora', 'Nagy', 'Okoye', 'Price', 'Quist', 'Rossi', 'Silva', 'Tran' );
const STATUSES = array( 'new', 'contacted', 'qualified', 'won', 'lost' );

$job     = json_decode( $argv[3], true, 16, JSON_THROW_ON_ERROR );
$address = (array) parse_url( $argv[2] );

$_SERVER['HTTP_HOST']   = $address['host'] . ( isset( $address['port'] ) ? ":{$address['port']}" : '' );
$_SERVER['REQUEST_URI'] = '/';

require_once $argv[1] . '/wp-load.php';
ini_set( 'memory_limit', '-1' );
ini_set( 'display_errors', 'stderr' );

function lead( int $number, array $job ): Lead {
	$at    = time() - $number * 240;
	$page  = $job['pages'][ 0 === $number % 5 ? 0 : $number % count( $job['pages'] ) ];
	$last  = 7 === $number % 200 ? $job['rare'] : LAST[ intdiv( $number, 20 ) % 20 ] . strtolower( LAST[ intdiv( $number, 400 ) % 20 ] );
	$state = LeadStatus::from( STATUSES[ $number % 5 ] );
	$email = "visitor.$number@example.org";
	return new Lead(
		id: 0,
		site_id: get_current_blog_id(),
		reference: Reference::random(),
		page_id: $page['id'],
		owner_user_id: $page['owner'],
		partner_user_id: 0 === $number % 2 ? $page['partner'] : null,
		folder: 0 === $number % 50 ? Folder::Spam : Folder::Inbox,
		status: $state,
		source: LeadSource::Page,
		first_name: FIRST[ $number % 20 ],
		last_name: $last,
		email: $email,
		phone: sprintf( '+1 303 555 %04d', $number % 10000 ),
		state: 'CO',
		zip: '80202',
		consents: array( 'contact' ),
		submissions: 1,
		do_not_contact: 0 === $number % 97,
		follow_up_on: null,
		lost_reason: '',
		spam_score: 0,
		spam_reasons: array(),
		version: 1,
		first_contacted_at: LeadStatus::New === $state ? null : $at + 1800,
		created_at: $at,
		last_submitted_at: $at,
		open_key: 0 === $number % 50 || ! $state->is_open() ? null : OpenKey::of( get_current_blog_id(), $page['id'], $email, '' ),
		ended_at: $state->is_open() ? null : $at + 86400,
	);
}

/** @param non-empty-list<array<string, string|int|null>> $rows All with the same columns; one that is null in the first row is so in all. */
function insert( Database $database, string $table, array $rows ): void {
	$columns = array_keys( array_filter( $rows[0], static fn ( mixed $value ): bool => null !== $value ) );
	$marks   = '(' . implode( ',', array_fill( 0, count( $columns ), '%s' ) ) . ')';
	$values  = array_merge( ...array_map( static fn ( array $row ): array => array_map( static fn ( string $column ): string|int => $row[ $column ], $columns ), $rows ) );
	$database->execute( "INSERT INTO %i (" . implode( ',', array_fill( 0, count( $columns ), '%i' ) ) . ') VALUES ' . implode( ',', array_fill( 0, count( $rows ), $marks ) ), $database->table( $table ), ...$columns, ...$values );
}

/** Leads that are null in other columns cannot stand in one statement. */
function insert_leads( Database $database, array $leads ): void {
	$groups = array();
	foreach ( array_map( LeadRow::of( ... ), $leads ) as $row ) {
		$groups[ implode( ',', array_keys( array_filter( $row, 'is_null' ) ) ) ][] = $row;
	}
	foreach ( $groups as $rows ) {
		insert( $database, 'leads', $rows );
	}
}

/** @param list<Lead> $leads */
function add( Database $database, array $leads ): void {
	insert_leads( $database, $leads );
	$references = array_map( static fn ( Lead $lead ): string => $lead->reference, $leads );
	$marks      = implode( ',', array_fill( 0, count( $references ), '%s' ) );
	$ids        = array_column( $database->rows( "SELECT id, reference FROM %i WHERE reference IN ($marks)", $database->table( 'leads' ), ...$references ), 'id', 'reference' );
	$rows       = array(
		'lead_submissions' => array(),
		'lead_events'      => array(),
		'lead_words'       => array(),
	);
	foreach ( $leads as $lead ) {
		$id                         = (int) $ids[ $lead->reference ];
		$rows['lead_submissions'][] = array(
			'site_id'    => $lead->site_id,
			'lead_id'    => $id,
			'page_id'    => $lead->page_id,
			'source'     => 'page',
			'source_url' => 'https://example.org/lp/',
			'utm'        => '{}',
			'fields'     => (string) wp_json_encode( array( 'first_name' => $lead->first_name, 'email' => $lead->email ) ),
			'consents'   => '[]',
			'body_hash'  => hash( 'sha256', $lead->reference ),
			'answer'     => '{}',
			'ip_hash'    => hash( 'sha256', $lead->email ),
			'is_told'    => 1,
			'created_at' => $lead->created_at,
		);
		foreach ( array( 'created' => '{"source":"page","submission_id":null}', 'status' => '{"from":"new","to":"contacted"}' ) as $kind => $data ) {
			$rows['lead_events'][] = array(
				'lead_id'    => $id,
				'kind'       => $kind,
				'data'       => $data,
				'created_at' => $lead->created_at,
			);
		}
		foreach ( LeadWords::of( $lead ) as $word ) {
			$rows['lead_words'][] = array(
				'site_id' => $lead->site_id,
				'word'    => $word,
				'lead_id' => $id,
			);
		}
	}
	array_walk( $rows, static fn ( array $of_table, string $table ) => insert( $database, $table, $of_table ) );
}

$database = Plugin::instance()->database;
$first    = (int) ( $database->row( 'SELECT COUNT(*) AS number FROM %i WHERE site_id = %d', $database->table( 'leads' ), get_current_blog_id() )['number'] ?? 0 );
for ( ; $first < $job['number']; $first += STEP ) {
	$numbers = range( $first, min( $first + STEP, $job['number'] ) - 1 );
	$database->exclusively( 'leads', static fn () => add( $database, array_map( static fn ( int $number ): Lead => lead( $number, $job ), $numbers ) ) );
}
$database->exclusively( 'leads', static fn () => ( new LeadCounts( $database ) )->recount() );
foreach ( array( 'leads', 'lead_words', 'lead_submissions', 'lead_events', 'lead_counts' ) as $table ) {
	$database->rows( 'ANALYZE TABLE %i', $database->table( $table ) );
}
