<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Closure;
use Svc\EmailTemplates\Sending\Mailer;
use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Component;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;
use Svc\Kernel\LazyFeature;
use Svc\Kernel\Outbox\Kind;
use Svc\Kernel\Quota\DailySalts;
use Svc\Kernel\Quota\ProxyTest;
use Svc\LeadPages\Blocks\LeadBlocks;
use Svc\LeadPages\Companions\Companion;
use Svc\LeadPages\Editor\PageEditor;
use Svc\LeadPages\Intake\FormSecret;
use Svc\LeadPages\Intake\IntakeFeature;
use Svc\LeadPages\Leads\LeadCleaner;
use Svc\LeadPages\Leads\LeadCounts;
use Svc\LeadPages\Leads\LeadFeature;
use Svc\LeadPages\Leads\LeadHooks;
use Svc\LeadPages\Leads\OwnersTest;
use Svc\LeadPages\Leads\PersonalData;
use Svc\LeadPages\Messages\LeadMail;
use Svc\LeadPages\Migrations\CreateLeadTables;
use Svc\LeadPages\Pages\Addresses\PageBase;
use Svc\LeadPages\Pages\PageFeature;
use Svc\LeadPages\Pages\PageHooks;
use Svc\LeadPages\Pages\PagePosts;
use Svc\LeadPages\Pages\PageType;
use Svc\LeadPages\People\PeopleFeature;
use Svc\LeadPages\Screens\LeadBoot;
use Svc\LeadPages\Screens\LeadMenu;
use Svc\LeadPages\Screens\NamedPages;
use Svc\LeadPages\Screens\NamedPeople;
use Svc\LeadPages\Settings\LeadSettings;
use Svc\LeadPages\Settings\SettingsFeature;
use Svc\LeadPages\Settings\SettingsStore;
use Svc\LeadPages\Stats\StatsFeature;
use Svc\LeadPages\Webhooks\WebhookFeature;
use Svc\Users\Contacts;
use WP_Screen;

/** Pages that win enquiries, and the one store of leads. */
final class LeadPages extends Component {

	private ?Services $services      = null;
	private ?LeadBlocks $lead_blocks = null;

	/**
	 * @param Closure(): Contacts $contacts
	 * @param Closure(): Mailer                   $mailer     Also where the e-mail templates are off, because they keep what waits and what was sent.
	 * @param Closure(): ?Mailer                  $sender     Null where the e-mail templates are off.
	 * @param array<string, Closure(): ?Companion> $companions Other components that take leads, by the member of their forms; null where one is off.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
		private readonly Closure $mailer,
		private readonly Closure $sender,
		private readonly array $companions,
	) {}

	public function base(): string {
		return 'lead-pages/v1';
	}

	public function title(): string {
		return __( 'Lead pages', 'svc' );
	}

	public function manage(): string {
		return Capabilities::ADMINISTER;
	}

	protected function features(): array {
		return array(
			PageFeature::class     => new LazyFeature( fn () => new PageFeature( $this->database, $this->contacts ), '/templates', '/pages' ),
			PeopleFeature::class   => new LazyFeature( fn () => new PeopleFeature( $this->services() ), '/people' ),
			IntakeFeature::class   => new LazyFeature( fn () => new IntakeFeature( $this->services() ), '/pages/*/form', '/submissions' ),
			StatsFeature::class    => new LazyFeature( fn () => new StatsFeature( $this->services() ), '/pages/*/views', '/pages/*/stats' ),
			LeadFeature::class     => new LazyFeature( fn () => new LeadFeature( $this->services() ), '/leads' ),
			SettingsFeature::class => new LazyFeature( fn () => new SettingsFeature( $this->database ), '/settings' ),
			WebhookFeature::class  => new LazyFeature( fn () => new WebhookFeature( $this->database ), '/webhooks', '/deliveries' ),
		);
	}

	public function register(): void {
		( new PageHooks( $this->database, $this->contacts ) )->register();
		if ( is_admin() ) {
			add_action( 'current_screen', fn ( WP_Screen $screen ) => PageEditor::on( $screen, $this->database, $this->contacts ) );
		}
		( new LeadHooks( $this->services( ... ) ) )->register();
		$this->lead_blocks()->register();
	}

	public function jobs(): array {
		return array( LeadCleaner::HOOK );
	}

	public function migrations(): array {
		return array( 'create-lead-tables' => static fn () => new CreateLeadTables() );
	}

	public function tables(): array {
		return CreateLeadTables::names();
	}

	public function menu(): ?Menu {
		return ( new LeadMenu( $this->contacts ) )->menu();
	}

	public function boot_data(): array {
		return LeadBoot::data( new NamedPeople( $this->database, $this->contacts ), new NamedPages( $this->database ) );
	}

	public function edited_types(): array {
		return array( PageType::NAME => PageType::register_meta( ... ) );
	}

	public function message_kinds(): array {
		return array(
			'webhook'           => fn (): Kind => $this->services()->webhook_kind(),
			'lead_notice'       => fn (): Kind => $this->services()->mail_kind( LeadMail::Notice ),
			'lead_handover'     => fn (): Kind => $this->services()->mail_kind( LeadMail::Handover ),
			'lead_confirmation' => fn (): Kind => $this->services()->mail_kind( LeadMail::Confirmation ),
			'lead_report'       => fn (): Kind => $this->services()->mail_kind( LeadMail::Report ),
		);
	}

	public function capabilities(): array {
		return Capabilities::all( $this->contacts, fn (): LeadSettings => ( new SettingsStore( $this->database ) )->current() );
	}

	public function error_codes(): array {
		return array( LeadError::class );
	}

	public function ability_categories(): array {
		return AbilityCategories::all();
	}

	public function network_options(): array {
		return array( FormSecret::OPTION, DailySalts::OPTION );
	}

	/** Of form tokens, of quotas and of the company record; the classes are not loaded for their names. */
	public function read_options(): array {
		return array( 'svc_lead_secret', 'svc_daily_salts', 'svc_company' );
	}

	public function health_tests(): array {
		return array(
			new ProxyTest( fn (): bool => ( new SettingsStore( $this->database ) )->current()->quota_per_address > 0 ),
			new OwnersTest( new LeadCounts( $this->database ) ),
		);
	}

	public function exporters(): array {
		return array(
			PersonalData::NAME => array(
				'exporter_friendly_name' => __( 'Enquiries', 'svc' ),
				'callback'               => ( new PersonalData( $this->services() ) )->export( ... ),
			),
		);
	}

	public function erasers(): array {
		return array(
			PersonalData::NAME => array(
				'eraser_friendly_name' => __( 'Enquiries', 'svc' ),
				'callback'             => ( new PersonalData( $this->services() ) )->erase( ... ),
			),
		);
	}

	public function delete_data(): void {
		SiteOption::delete( SettingsStore::OPTION );
		PagePosts::delete_all();
		PageBase::uninstall();
	}

	public function blocks(): BlockSet {
		return $this->lead_blocks()->set();
	}

	private function lead_blocks(): LeadBlocks {
		return $this->lead_blocks ??= new LeadBlocks( $this->services( ... ) );
	}

	/** Leads as recipients of e-mail templates. */
	public function recipients(): LeadRecipients {
		return new LeadRecipients( $this->services() );
	}

	public function services(): Services {
		return $this->services ??= new Services( $this->database, $this->contacts, $this->mailer, $this->sender, $this->companions );
	}
}
