<?php
/**
 * Every kind of write of lead pages, from the same beginning.
 *
 * @package SvcCut
 */

declare( strict_types=1 );

namespace SvcCut;

/** A page with a receiver of webhooks, a lead of a visitor who agreed to be contacted, and what the visitor sends. */
final class LeadWrites {

	private const BASE = '/lead-pages/v1';

	private int $page;
	private int $lead;

	/** @var array<string, mixed> */
	private array $body;

	public function __construct( private readonly int $owner ) {}

	public function prepare(): void {
		// Else WP-Cron would send messages while they are counted.
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'cut', 'Nothing is sent.' ) );
		$this->forget();
		self::made( 'POST', '/webhooks', array( 'url' => 'https://crm.example.invalid/', 'events' => array( 'lead.created', 'lead.resubmitted', 'lead.updated', 'lead.deleted' ) ) );
		$this->page = (int) self::made(
			'POST',
			'/pages',
			array(
				'title'         => 'Cut',
				'status'        => 'publish',
				'owner_user_id' => $this->owner,
				'form'          => array(
					'fields'   => array(
						array( 'key' => 'first_name', 'label' => 'First name', 'required' => true ),
						array( 'key' => 'email', 'label' => 'E-mail', 'required' => true ),
						array( 'key' => 'message', 'label' => 'Message', 'required' => false ),
					),
					'consents' => array( array( 'key' => 'contact', 'text' => '{owner} may contact me about this.', 'required' => true ) ),
				),
			)
		)['id'];
		$form       = Writes::ask( 'GET', self::BASE . "/pages/$this->page/form" )[1];
		$this->body = array(
			'page_id'  => $this->page,
			'token'    => $form['token'],
			'consents' => array( 'contact' => $form['consents'][0]['text_hash'] ),
		);
		// What comes sooner is taken for spam.
		sleep( 3 );
		$this->submit( 'Known' );
		$this->lead = (int) Writes::ask( 'GET', self::BASE . '/leads', query: array( 'page_id' => $this->page ) )[1]['data'][0]['id'];
	}

	/** @return array<string, callable(): array{int, mixed}> */
	public function all(): array {
		$lead = self::BASE . "/leads/$this->lead";
		return array(
			'send an enquiry'       => fn (): array => $this->submit( 'New' ),
			'send another enquiry'  => fn (): array => $this->submit( 'Known', 'And a question.' ),
			'add a lead'            => fn (): array => Writes::ask( 'POST', self::BASE . '/leads', array( 'first_name' => 'Walked', 'phone' => '303 555 0100', 'source' => 'walk_in', 'owner_user_id' => $this->owner ) ),
			'hand a lead over'      => static fn (): array => Writes::ask( 'PUT', $lead, array( 'status' => 'contacted', 'first_name' => 'Changed', 'owner_user_id' => get_user_by( 'login', 'cutboss' )->ID ) ),
			'revoke a consent'      => static fn (): array => Writes::ask( 'PUT', $lead, array( 'do_not_contact' => true ) ),
			'take a lead for spam'  => static fn (): array => Writes::ask( 'PUT', $lead, array( 'folder' => 'spam' ) ),
			'write a note on a lead' => static fn (): array => Writes::ask( 'POST', "$lead/notes", array( 'text' => 'Called.' ) ),
			'delete a lead'         => static fn (): array => Writes::ask( 'DELETE', $lead ),
		);
	}

	/** Of a run before, on the same host. */
	private function forget(): void {
		foreach ( array( 'leads', 'webhooks' ) as $things ) {
			foreach ( Writes::ask( 'GET', self::BASE . "/$things", query: array( 'per_page' => 100 ) )[1]['data'] as $thing ) {
				Writes::ask( 'DELETE', self::BASE . "/$things/{$thing['id']}" );
			}
		}
	}

	/** @return array{int, mixed} */
	private function submit( string $name, string $message = '' ): array {
		$fields = array_filter( array( 'first_name' => $name, 'email' => strtolower( "$name@example.net" ), 'message' => $message ) );
		return Writes::ask( 'POST', self::BASE . '/submissions', array( 'fields' => $fields ) + $this->body );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	private static function made( string $method, string $path, array $body ): array {
		list( $status, $thing ) = Writes::ask( $method, self::BASE . $path, $body );
		return 201 === $status ? $thing : throw new \RuntimeException( "$path: " . wp_json_encode( $thing ) );
	}
}
