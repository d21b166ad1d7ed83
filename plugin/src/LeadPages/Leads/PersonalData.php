<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\OnSite;
use Svc\Kernel\Text\Text;
use Svc\LeadPages\Consents\GivenConsent;
use Svc\LeadPages\Fields\EventKind;
use Svc\LeadPages\Services;

/** The leads of an e-mail address, on all sites, in WordPress's tools for personal data. */
final class PersonalData {

	public const NAME = 'svc-leads';

	private const PER_PAGE = 20;

	public function __construct( private readonly Services $services ) {}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $email, int $page = 1 ): array {
		$leads = $this->leads( $email, ( $page - 1 ) * self::PER_PAGE );
		$data  = array_map( $this->item( ... ), $leads );
		foreach ( 1 === $page ? ( new ConsentEvidence( $this->services->database ) )->of_email( $email ) : array() as $row ) {
			$data[] = self::group( "svc-consent-{$row['id']}", self::evidence( $row ) );
		}
		return array(
			'data' => $data,
			'done' => count( $leads ) < self::PER_PAGE,
		);
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $email ): array {
		$leads  = $this->leads( $email, 0 );
		$number = 0;
		foreach ( $leads as $lead ) {
			$number += (int) OnSite::run( $lead->site_id, fn (): bool => $this->erased( $lead->id ) );
		}
		$evidence = new ConsentEvidence( $this->services->database );
		$is_kept  = array() !== $evidence->of_email( $email ) || $evidence->is_kept_of( $leads );
		return array(
			'items_removed'  => $number > 0,
			'items_retained' => $is_kept,
			'messages'       => $is_kept ? array( __( 'Of consents to calls and messages, the law requires a record: name, phone number, what was agreed to and when are kept for five years.', 'svc' ) ) : array(),
			'done'           => count( $leads ) < self::PER_PAGE || 0 === $number,
		);
	}

	/** On the current site. */
	private function erased( int $id ): bool {
		return $this->services->leads()->exclusively(
			function () use ( $id ): bool {
				$lead = $this->services->leads()->locked( $id );
				if ( null !== $lead ) {
					$this->services->writer()->erase( $lead );
				}
				return null !== $lead;
			}
		);
	}

	/** @return list<Lead> */
	private function leads( string $email, int $offset ): array {
		$database = $this->services->database;
		return '' === $email ? array() : array_map( LeadRow::lead( ... ), $database->rows( 'SELECT * FROM %i WHERE email_key = %s ORDER BY id LIMIT %d OFFSET %d', $database->table( 'leads' ), Text::folded( $email ), self::PER_PAGE, $offset ) );
	}

	/** @return array<string, mixed> */
	private function item( Lead $lead ): array {
		$lines = array(
			array( __( 'Reference', 'svc' ), $lead->reference ),
			array( __( 'Name', 'svc' ), $lead->name() ),
			array( __( 'E-mail', 'svc' ), $lead->email ),
			array( __( 'Phone', 'svc' ), $lead->phone ),
			array( __( 'State', 'svc' ), $lead->state ),
			array( __( 'ZIP code', 'svc' ), $lead->zip ),
			array( __( 'Status', 'svc' ), $lead->status->value ),
			array( __( 'Reason for losing it', 'svc' ), $lead->lost_reason ),
			array( __( 'Created', 'svc' ), LeadPresenter::instant( $lead->created_at ) ),
		);
		foreach ( ( new SubmissionStore( $this->services->database ) )->all( $lead->id ) as $submission ) {
			$lines = array( ...$lines, ...self::sent( $submission ) );
		}
		foreach ( ( new LeadEvents( $this->services->database ) )->of_kind( $lead->id, EventKind::Note ) as $note ) {
			$lines[] = array( __( 'Note', 'svc' ), (string) ( $note->data['text'] ?? '' ) );
		}
		return self::group( "svc-lead-$lead->id", $lines );
	}

	/** @return list<array{string, string}> */
	private static function sent( Submission $submission ): array {
		$lines = array( array( __( 'Sent', 'svc' ), LeadPresenter::instant( $submission->created_at ) ) );
		foreach ( $submission->fields as $key => $value ) {
			$lines[] = array( $key, is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value ) );
		}
		$lines[] = array( 'source_url', $submission->source_url );
		foreach ( $submission->utm as $name => $value ) {
			$lines[] = array( "utm_$name", $value );
		}
		if ( null !== $submission->snapshot ) {
			$lines[] = array( 'snapshot', (string) wp_json_encode( $submission->snapshot, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		}
		foreach ( array_filter( $submission->consents, static fn ( GivenConsent $consent ): bool => $consent->is_given ) as $consent ) {
			$lines[] = array( __( 'Agreed to', 'svc' ), $consent->text );
		}
		return $lines;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<array{string, string}>
	 */
	private static function evidence( array $row ): array {
		$lines = array(
			array( __( 'Reference', 'svc' ), (string) $row['reference'] ),
			array( __( 'Name', 'svc' ), (string) $row['name'] ),
			array( __( 'Phone', 'svc' ), (string) $row['phone'] ),
			array( __( 'Sent', 'svc' ), LeadPresenter::instant( (int) $row['given_at'] ) ),
		);
		foreach ( (array) json_decode( (string) $row['consents'], true ) as $consent ) {
			$lines[] = array( __( 'Agreed to', 'svc' ), (string) $consent['text'] );
		}
		return $lines;
	}

	/**
	 * @param list<array{string, string}> $lines Name and value.
	 * @return array<string, mixed>
	 */
	private static function group( string $item, array $lines ): array {
		$data = array();
		foreach ( $lines as list( $name, $value ) ) {
			if ( '' !== $value ) {
				$data[] = array(
					'name'  => $name,
					'value' => nl2br( esc_html( $value ), false ),
				);
			}
		}
		return array(
			'group_id'    => self::NAME,
			'group_label' => __( 'Enquiries', 'svc' ),
			'item_id'     => $item,
			'data'        => $data,
		);
	}
}
