<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Closure;
use Svc\Kernel\Reply;
use Svc\Kernel\Text\Csv;
use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Pages\PageStore;
use Svc\Users\Contacts;

/** Leads as comma-separated values, with the names of owners and pages. */
final class LeadExport {

	/** @var array<int, string> Names by user ID. */
	private array $owners = array();

	/** @var array<int, string> Titles by ID. */
	private array $titles = array();

	/**
	 * @param Closure(): Contacts  $contacts
	 * @param Closure(): PageStore $pages
	 */
	public function __construct(
		private readonly Closure $contacts,
		private readonly Closure $pages,
	) {}

	/** @param iterable<array<string, mixed>> $leads As Leads::all() has them. */
	public function sheet( iterable $leads ): Reply {
		return Reply::lines( 'text/csv; charset=utf-8', $this->lines( $leads ), 'leads-' . wp_date( 'Y-m-d' ) . '.csv' );
	}

	/**
	 * @param iterable<array<string, mixed>> $leads
	 * @return iterable<string>
	 */
	private function lines( iterable $leads ): iterable {
		yield Csv::BOM . Csv::line( array_values( self::labels() ) );
		foreach ( $leads as $lead ) {
			$lead['owner']    = $this->owner( $lead['owner_user_id'] );
			$lead['page']     = $this->title( $lead['page_id'] );
			$lead['consents'] = implode( ' ', array_keys( array_filter( $lead['consents'] ?? array() ) ) );
			$lead['message']  = $lead['fields'][ FieldKey::Message->value ] ?? '';
			$lead['answers']  = self::answers( $lead['fields'] );
			yield Csv::line( array_map( static fn ( string $name ): string => self::cell( $lead[ $name ] ), array_keys( self::labels() ) ) );
		}
	}

	/** @return array<string, string> Label by name of a field. */
	private static function labels(): array {
		return array(
			'reference'          => __( 'Reference', 'svc' ),
			'status'             => __( 'Status', 'svc' ),
			'folder'             => __( 'Folder', 'svc' ),
			'first_name'         => __( 'First name', 'svc' ),
			'last_name'          => __( 'Last name', 'svc' ),
			'email'              => __( 'E-mail', 'svc' ),
			'phone'              => __( 'Phone', 'svc' ),
			'state'              => __( 'State', 'svc' ),
			'zip'                => __( 'ZIP code', 'svc' ),
			'owner'              => __( 'Owner', 'svc' ),
			'page'               => __( 'Page', 'svc' ),
			'source'             => __( 'Source', 'svc' ),
			'submissions'        => __( 'Submissions', 'svc' ),
			'consents'           => __( 'Consents', 'svc' ),
			'do_not_contact'     => __( 'Do not contact', 'svc' ),
			'message'            => __( 'Message', 'svc' ),
			'answers'            => __( 'Other answers', 'svc' ),
			'follow_up_on'       => __( 'Follow up on', 'svc' ),
			'lost_reason'        => __( 'Reason for losing it', 'svc' ),
			'first_contacted_at' => __( 'First contacted', 'svc' ),
			'created_at'         => __( 'Created', 'svc' ),
			'last_submitted_at'  => __( 'Last submitted', 'svc' ),
		);
	}

	/**
	 * What the other columns do not have: a line for each field, as the screen of a lead names it.
	 *
	 * @param array<array-key, mixed> $fields
	 */
	private static function answers( array $fields ): string {
		$others = array_diff_key( array_filter( $fields, 'is_scalar' ), self::labels() );
		$lines  = array();
		foreach ( $others as $key => $value ) {
			$name    = ucfirst( str_replace( '_', ' ', (string) preg_replace( '/^x_/', '', (string) $key ) ) );
			$lines[] = $name . ': ' . ( is_bool( $value ) ? self::cell( $value ) : $value );
		}
		return implode( "\n", $lines );
	}

	private static function cell( mixed $value ): string {
		return match ( true ) {
			is_bool( $value )   => $value ? 'yes' : 'no',
			is_scalar( $value ) => (string) $value,
			default             => '',
		};
	}

	private function owner( ?int $user_id ): string {
		return null === $user_id ? '' : $this->owners[ $user_id ] ??= ( $this->contacts )()->find( $user_id )?->name() ?? '';
	}

	private function title( ?int $page_id ): string {
		return null === $page_id ? '' : $this->titles[ $page_id ] ??= ( $this->pages )()->titles( array( $page_id ) )[ $page_id ] ?? '';
	}
}
